from kartenbild.engine._position cimport Position as Engine
