import type { Organization } from '@/api/organizations';
import type { TestPlatform } from './platform.ts';

let made = 0;

/** A name that no other test uses: all of them share one platform. */
export const ownName = (what: string): string => {
  made += 1;
  return `${what} ${made} ${crypto.randomUUID().slice(0, 8)}`;
};

/** An organization for one test, of the demo owner or of somebody else. */
export async function ownOrganization(
  { call }: TestPlatform,
  by = 'owner',
  fields: object = {},
): Promise<Organization> {
  const { data } = await call<{ data: Organization }>(by, 'POST', '/user-api/organizations', {
    name: ownName('Works'),
    ...fields,
  });
  return data;
}
