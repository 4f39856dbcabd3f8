from kartenbild.engine._position cimport Position as Engine
from kartenbild.solver._table_core cimport Met
