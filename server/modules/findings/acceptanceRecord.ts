import { defineRecord } from '../../database/records/recordType.ts';
import { findingAcceptances } from '../../database/schema/index.ts';

/** Hangs on a record of any kind and goes with it; the fingerprint is for comparing, not for reading. */
export const findingAcceptanceType = defineRecord({
  entity: 'FindingAcceptance',
  plural: 'FindingAcceptances',
  table: findingAcceptances,
  attachedBy: { entity: 'resourceType', uuid: 'resourceUuid' },
  hidden: ['basis'],
  kept: ['basis'],
  searched: ['reason'],
  orderBy: 'acceptedAt',
  label: 'checkCode',
});
