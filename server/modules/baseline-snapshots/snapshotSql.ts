import { naturally } from '../../database/records/naturalOrder.ts';
import { kindCondition, snapshot } from '../../database/records/projection.ts';
import { quoted, type RecordType, sqlOf } from '../../database/records/recordType.ts';
import type { RecordTypes } from '../../database/records/references.ts';

// What of a project a baseline keeps, and how it is read, both to keep it and to compare it with what is there now: one
// definition, made from the record types, so that a new kind of record comes along by itself.

/** What is no part of the analysis: settings of people, work of machines, and the baselines themselves. */
const LEFT_OUT = new Set([
  'Baseline',
  'BaselineReview',
  'BaselineSignature',
  'DocumentAnalysis',
  'Notification',
  'ProjectAccessRequest',
  'ProjectUserPreferences',
  'ReviewFinding',
  'SuggestionRefusal',
  'ToolCommand',
]);

/** Kinds that a reader looks for first; all others follow in the order of their names. */
const FIRST = [
  'Hazard',
  'HazardEvaluation',
  'SafetyTarget',
  'Srem',
  'HazardRrm',
  'HazardRrmEvaluation',
  'Rrm',
  'SolutionSet',
  'Assumption',
  'HazardousEvent',
  'Malfunction',
  'Function',
  'ExposureSituation',
  'Task',
  'Machine',
  'Project',
];

/** Kinds of records that a baseline has. The project itself is one of them. */
export function kindsOf(types: RecordTypes): RecordType[] {
  const kinds = types.all.filter(
    type => (type.stored.has('projectUuid') || type.entity === 'Project') && !LEFT_OUT.has(type.entity),
  );
  const place = ({ entity }: RecordType) => (FIRST.includes(entity) ? FIRST.indexOf(entity) : FIRST.length);
  return kinds.toSorted((a, b) => place(a) - place(b) || a.entity.localeCompare(b.entity));
}

/** Computed fields that say something that no other record of the baseline says. */
const COMPARED_COMPUTED: Readonly<Record<string, readonly string[]>> = {
  Hazard: ['status'],
  SafetyTarget: ['level'],
};

/** What changes every time, says whose record it is, or is the server's own. */
const SILENT = [
  'uuid',
  'revision',
  'openRevision',
  'projectUuid',
  'position',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
];

/** Fields by which two states of a record of this kind are compared. */
export const comparedFields = (type: RecordType): string[] =>
  [...type.columnOf.keys(), ...type.lists, ...(COMPARED_COMPUTED[type.entity] ?? [])].filter(
    field => !SILENT.includes(field),
  );

/** Keys of a kept record that are not compared. */
export function ignoredFields(type: RecordType): string[] {
  const compared = new Set(comparedFields(type));
  const all = [
    ...type.audited.map(({ fieldName }) => fieldName),
    ...type.lists,
    ...Object.keys(type.computed),
    ...Object.keys(type.gathered),
  ];
  return all.filter(field => !compared.has(field));
}

/** SQL of the hazard to which a row belongs. */
function hazardOf(type: RecordType): string {
  if (type.entity === 'Hazard') return 't."uuid"';
  if (type.stored.has('hazardUuid')) return 't.hazard_uuid';
  if (type.stored.has('hazardRrmUuid'))
    return '(select u.hazard_uuid from hazard_rrms u where u.uuid = t.hazard_rrm_uuid)';
  if (type.stored.has('hazardVoteEventUuid'))
    return '(select e.hazard_uuid from hazard_vote_events e where e.uuid = t.hazard_vote_event_uuid)';
  return 'null::uuid';
}

const MEASURE: Readonly<Record<string, string>> = {
  HazardRrm: '(select m.name from rrms m where m.uuid = t.rrm_uuid)',
  HazardRrmEvaluation:
    '(select m.name from hazard_rrms u join rrms m on m.uuid = u.rrm_uuid where u.uuid = t.hazard_rrm_uuid)',
};

/** What people think and say stays blind until the round is revealed (docs/decisions/0006). */
const REVEALED =
  ' and exists (select 1 from hazard_vote_events e where e.uuid = t.hazard_vote_event_uuid and e.revealed_at is not null)';

/** As reports have them. */
const ORDER = ['position', 'order', 'code', 'toolCode'];

/**
 * SQL of all rows of a kind in a project as a baseline keeps them: record_uuid, code, name, hazard_uuid, place, data.
 * @param project SQL of the project's uuid
 * @param only the fields of `data`; all where left out
 */
export function rowsSql(type: RecordType, project: string, only?: readonly string[]): string {
  const isProject = type.entity === 'Project';
  const has = (field: string) => type.columnOf.has(field);
  const hazard = hazardOf(type);
  const code = has('code')
    ? 't.code'
    : hazard === 'null::uuid'
      ? 'null::text'
      : `(select h.code from hazards h where h.uuid = ${hazard})`;
  const name = has('name')
    ? 't.name'
    : (MEASURE[type.entity] ?? (type.label && sqlOf(type, type.label, 't')) ?? `''`);
  const order = [
    ...ORDER.flatMap(field => {
      const column = type.columnOf.get(field);
      const sql = column && `t.${quoted(column.sql)}`;
      return sql ? (column.type === 'text' ? naturally(sql) : sql) : [];
    }),
    't."uuid"',
  ];
  const isVoiced = type.entity === 'HazardVote' || type.entity === 'HazardVoteEventComment';
  // Of a project what is stored: its counts and the reader's permissions are no part of it.
  const data = snapshot(type, 't', { stored: isProject, fields: only && new Set(only) });
  return (
    `select t."uuid" as record_uuid, ${code} as code, coalesce(${name}::text, '') as name, ${hazard} as hazard_uuid, ` +
    `(row_number() over (order by ${order.join(', ')}))::int as place, ${data} as data ` +
    `from ${quoted(type.tableName)} t where ${isProject ? 't."uuid"' : 't.project_uuid'} = ${project}${kindCondition(type, 't')}${isVoiced ? REVEALED : ''}`
  );
}
