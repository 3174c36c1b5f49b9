import type { components } from '../../contract/generated/operations.ts';
import { isCountedUse } from '../hazards/index.ts';

/** One check of domain.md 2.7. */
export interface AnalysisCheck {
  check: string;
  title: string;
  severity: components['schemas']['CheckSeverity'];
  /** Field of the records to look at, as named in the API. */
  field: string | null;
  /** For a check that stored data cannot fail: what guarantees it. */
  guaranteedBy?: string;
  /** By kind of record: selects uuid, code, name and position of each affected record once; $1 is the project. */
  records: Record<string, string>;
}

/** Rows of the worksheet often have no title: then their event says which hazard it is. */
export const HAZARD = `h.uuid, h.code, coalesce(nullif(h.name, ''),
  (select named.name from hazardous_events named where named.uuid = h.hazardous_event_uuid), '') as name, h.position`;

/** Rejected hazards and duplicates are left out (domain.md 2.5). */
export const IN_WORK = `h.status_override is distinct from 'REJECTED' and h.duplicate_of_uuid is null`;

/** Evaluations of the hazards being worked on: aliases e and h. */
export const CURRENT = `hazard_evaluations e join hazards h on h.uuid = e.hazard_uuid and ${IN_WORK}`;

/** An evaluation with a result in the hazard's own rating set. */
export const RATED =
  'e.project_uuid = $1 and e.rating_uuid is not null and e.risk_rating_set_uuid = h.risk_rating_set_uuid';

/**
 * Uses of measures: alias u, their measure m of type t, on hazard h. Each is found by the key of the one before ("offset
 * 0" keeps that order): a project that has just been imported is still a small one to the database, which would then go
 * through all measures, or all uses, once for each hazard.
 */
export const USES = `(select * from hazard_rrms where project_uuid = $1 offset 0) u
      cross join lateral (select * from rrms where uuid = u.rrm_uuid offset 0) m
      cross join lateral (select * from rrm_types where uuid = m.rrm_type_uuid offset 0) t
      join hazards h on h.uuid = u.hazard_uuid and ${IN_WORK}`;
/** Those of them that count: a check is about what a final rating rests on (domain.md 2.6), so not about proposals. */
export const COUNTED_USE = isCountedUse('u');

/** A rating that needs none: QM, no level, or accepted. Where the set says nothing, neither condition holds. */
export const UNDEMANDING = `(r.acceptance = 'ACCEPT' or (r.acceptance = 'NONE' and coalesce(r.target_level, 'QM') = 'QM'))`;
