-- Whom the demo made stays one of it, and nobody else becomes one: they sign in and confirm with less than others.
create trigger operators_demo_stays after update on operators
  for each row when (new.is_demo is distinct from old.is_demo)
  execute function refuse_row('who is an operator of the demo stays one, and nobody else becomes one');
