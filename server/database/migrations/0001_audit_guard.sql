-- The audit trail only grows: whatever asks, a row in it is neither changed nor removed.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail can not be changed or deleted' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
