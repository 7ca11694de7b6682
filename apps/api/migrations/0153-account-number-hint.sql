-- A seller knows an account number; the name of its standard helps nobody.
update banks set number_hint = '10 digits.' where number_hint = '10 digits (NUBAN).';
