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
--> statement-breakpoint
-- Who creates projects of an organization may find the others and ask to be let in; suppliers may not.
update organization_roles set permissions = array_append(permissions, 'organization.projects.discover')
  where is_system and name in ('Owner', 'Admin', 'Member') and not 'organization.projects.discover' = any(permissions);
