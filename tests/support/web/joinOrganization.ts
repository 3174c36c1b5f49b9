import type { TestPlatform } from './platform.ts';

interface Invitation {
  email: string;
  organizationRoleUuid: string | undefined;
}

/** Somebody is invited to an organization, and accepts. */
export async function joinOrganization(
  platform: TestPlatform,
  by: string,
  organizationUuid: string,
  person: string,
  invitation: Invitation,
): Promise<void> {
  const { data } = await platform.call<{ data: { uuid: string } }>(
    by,
    'POST',
    `/user-api/organizations/${organizationUuid}/users`,
    invitation,
  );
  await platform.call(person, 'POST', `/user-api/users/me/invitations/${data.uuid}/accept`);
}
