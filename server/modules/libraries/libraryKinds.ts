import type { components } from '../../contract/generated/operations.ts';
import type { RecordType } from '../../database/records/recordType.ts';
import { ceaType } from '../ceas/index.ts';
import { exposureEstimateTypeType } from '../exposure-estimate-types/index.ts';
import { areaType, personnelType, zoneType } from '../lookups/index.ts';
import { rrmType } from '../rrms/index.ts';

export type LibraryEntity = components['schemas']['LibraryEntity'];

/** A kind of record that a library offers. */
interface LibraryKind {
  type: RecordType;
  /** SQL of what a record `t` is one of, in words. */
  kind: string;
  /**
   * What a copy takes over. References to other records of the library's project are not among them: they mean nothing
   * elsewhere.
   */
  fields: readonly string[];
}

/** Fields of every entry of a lookup. */
const ENTRY = ['code', 'name', 'description', 'order'] as const;

/** What an organization keeps in its libraries (domain model 1.3, 1.6 to 1.8, 1.20, 1.31). */
export const LIBRARY_KINDS: Readonly<Record<LibraryEntity, LibraryKind>> = {
  Rrm: {
    type: rrmType,
    kind: '(select y.name from rrm_types y where y.uuid = t.rrm_type_uuid)',
    fields: [
      ...['name', 'description', 'rrmTypeUuid', 'isSafetyFunction', 'canTakeCreditForLowPr'],
      ...['creditJustificationTemplate', 'defaultEffect', 'standardReference', 'cost'],
    ],
  },
  Cea: {
    type: ceaType,
    kind: '(select y.name from cea_types y where y.uuid = t.cea_type_uuid)',
    fields: ['name', 'description', 'ceaTypeUuid', 'share', 'shareSource'],
  },
  ExposureEstimateType: {
    type: exposureEstimateTypeType,
    kind: 'null::text',
    fields: [...ENTRY, 'unit', 'combine', 'values'],
  },
  PersonnelMember: { type: personnelType, kind: 'null::text', fields: [...ENTRY, 'trained', 'isPublic'] },
  Zone: { type: zoneType, kind: 'null::text', fields: [...ENTRY, 'accessControlled'] },
  Area: { type: areaType, kind: 'null::text', fields: ENTRY },
};
