-- The audit trail only grows: whatever asks, a row in it is neither changed nor removed.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail can not be changed or deleted' using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
-- Every state of a tag is kept, whoever changes it and how.
create function keep_tag_version() returns trigger language plpgsql as $$
begin
  insert into tag_versions (tag_uuid, version, name, description, color, created_at, created_by)
  values (new.uuid, new.revision, new.name, new.description, new.color, new.updated_at, new.updated_by);
  return null;
end
$$;
--> statement-breakpoint
create trigger tags_keep_versions after insert or update on tags
  for each row execute function keep_tag_version();
