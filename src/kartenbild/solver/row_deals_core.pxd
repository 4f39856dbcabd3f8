from kartenbild.solver._table_core cimport Met
