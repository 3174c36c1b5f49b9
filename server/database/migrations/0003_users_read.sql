-- organization.read showed all people of an organization. That is a permission of its own now, which everybody keeps but
-- suppliers: they know the people of their projects.
update organization_roles set permissions = array_append(permissions, 'organization.users.read'), revision = revision + 1
where 'organization.read' = any(permissions) and not 'organization.users.read' = any(permissions)
  and not (is_system and name = 'Supplier');
