-- A link that was made where there was no admin ends when there is one. One that was forced is for an admin who lost the
-- way in.
alter table operator_invitations add column is_forced boolean not null default false;
