import { literal, type RecordType } from '../../database/records/recordType.ts';
import { rowsSql } from '../baseline-snapshots/index.ts';
import { ANALYSIS_CHECKS, lookedAt } from '../exports/index.ts';
import { isOutdated, isResidualRiskAccepted } from '../hazards/index.ts';
import { recordTypes } from '../recordTypes.ts';
import { archivedFields, archivedKinds } from './archiveForm.ts';

/** SQL of the fingerprint that an accepted finding of alias `accepted_f` would have now; $1 is the project. */
export const PRESENT_FINDING = `case ${ANALYSIS_CHECKS.filter(({ guaranteedBy }) => !guaranteedBy)
  .flatMap(({ check, records }) =>
    Object.keys(records).map(
      entity =>
        `when accepted_f.check_code = '${check}' and accepted_f.resource_type = '${entity}' then ${lookedAt(check, entity, 'accepted_f.resource_uuid')}`,
    ),
  )
  .join(' ')} end`;

/** SQL of what is added to the record `r`, as an object; $1 is the project. */
const ADDED: Readonly<Record<string, string>> = {
  FindingAcceptance: `(select jsonb_build_object('isCurrent', coalesce(accepted_f.basis = ${PRESENT_FINDING}, false)) from finding_acceptances accepted_f where accepted_f.uuid = r.record_uuid)`,
  HaraFigure: `(select jsonb_build_object('imageSha256', f.sha256) from hara_figures g join stored_files f on f.uuid = g.image_file_uuid where g.uuid = r.record_uuid)`,
  Hazard: `(select jsonb_build_object('isCurrent', ${isResidualRiskAccepted('h')}) from hazards h where h.uuid = r.record_uuid)`,
  HazardEvaluation: `(select jsonb_build_object('isCurrent', not ${isOutdated('e')}) from hazard_evaluations e where e.uuid = r.record_uuid)`,
};

const marked = [...archivedKinds(recordTypes).map(({ entity }) => entity), 'RiskRatingSet'];
/** Marks of records that come along. */
const ofArchived = ` where r.data->>'resourceType' in (${marked.map(literal).join(', ')})`;

const CONDITIONS: Readonly<Record<string, string>> = {
  FindingAcceptance: ofArchived,
  // Votes of open rounds are blind, and the work on them goes on where they are.
  HazardVoteEvent: ` where r.data->>'status' <> 'OPEN'`,
  TagRelationship: ofArchived,
};

/** SQL of the records of a kind as JSON texts, in the order of reports; $1 is the project. */
export const archivedRecordsSql = (type: RecordType): string =>
  `select (r.data || ${ADDED[type.entity] ?? `'{}'::jsonb`})::text as record ` +
  `from (${rowsSql(type, '$1::uuid', archivedFields(type))}) r${CONDITIONS[type.entity] ?? ''} order by r.place`;
