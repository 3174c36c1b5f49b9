import { createHash, randomBytes } from 'node:crypto';
import { defineRecord } from '../../database/records/recordType.ts';
import { organizationInvitations } from '../../database/schema/index.ts';

export const organizationInvitationType = defineRecord({
  entity: 'OrganizationInvitation',
  plural: 'OrganizationInvitations',
  table: organizationInvitations,
  hidden: ['tokenDigest'],
  searched: ['email', 'firstName', 'lastName'],
  orderBy: 'createdAt',
  label: 'email',
});

/** The token in the mailed link: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The hash that the database stores. */
export const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');
