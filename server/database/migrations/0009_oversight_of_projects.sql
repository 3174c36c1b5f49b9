-- Whoever runs an organization may put away and delete what its projects' leads have left behind.
update organization_roles set permissions = permissions || array['project.update', 'project.delete'], revision = revision + 1
where is_system and name in ('Owner', 'Admin') and not permissions && array['project.update', 'project.delete'];
