import { inVisibleProjects } from '../../access/visibility.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import type { Parameters } from '../../database/records/reading.ts';

/** Kinds of records that answer, with the table and its texts beside code and name; votes and comments are none of them. */
const SEARCHED: readonly (readonly [entity: string, table: string, texts: readonly string[]])[] = [
  ['Hazard', 'hazards', ['description', 'status_reason', 'residual_risk_note', 'standard_clause']],
  ['Function', 'functions', ['description', 'inputs', 'outputs']],
  ['Malfunction', 'malfunctions', ['description', 'effect', 'disposition_reason']],
  ['ExposureSituation', 'exposure_situations', ['description', 'disposition_reason']],
  ['HazardousEvent', 'hazardous_events', ['description']],
  ['Rrm', 'rrms', ['description', 'credit_justification_template', 'standard_reference']],
  [
    'SafetyTarget',
    'safety_targets',
    ['description', 'safe_state', 'warning_concept', 'degradation_concept', 'raise_reason'],
  ],
  ['Srem', 'srems', ['description', 'text', 'allocated_to', 'verification_method', 'independence']],
  ['SafetyFunction', 'safety_functions', ['description', 'evidence']],
  ['Assumption', 'assumptions', ['text', 'description', 'rationale', 'validation_method']],
  [
    'Machine',
    'machines',
    ['description', 'manufacturer', 'model', 'intended_use', 'space_limits', 'time_limits', 'other_limits'],
  ],
  ['MachineHazard', 'machine_hazards', ['description']],
  ['Task', 'tasks', ['description', 'operating_mode']],
  ['HumanTask', 'human_tasks', ['description', 'required_training', 'ppe']],
  ['Misuse', 'misuses', ['description', 'likelihood_note', 'disposition_reason']],
];

const vector = (text: string) =>
  `to_tsvector('english'::regconfig, ${text}) || to_tsvector('german'::regconfig, ${text})`;

/** At most this much of a text is looked through and handed on. */
const TEXT = 50_000;
const BEST = 40;

/**
 * The records and pages of projects that have words of a question, those with the most of them first. `share` is the part of the
 * words that a text has, by their stems in English or German, whichever are more.
 */
export function searchStatement(
  parameters: Parameters,
  {
    projectUuids,
    userUuid,
    words,
  }: { projectUuids: readonly string[]; userUuid: string; words: readonly string[] },
): string {
  const projects = `any(${parameters.add(projectUuids)}::uuid[])`;
  const visible = inVisibleProjects(userUuid, parameters);
  const asked = `${parameters.add(words.join(' '))}::text`;
  const records = SEARCHED.map(([entity, table, texts]) => {
    const text = `left(concat_ws(e'\\n', ${texts.map(column => `nullif(t.${column}, '')`).join(', ')}), ${TEXT})`;
    return `select t.project_uuid, '${entity}' as entity, t.uuid, t.code, t.name, ${text} as text, null::int as page, null::int as "revisionNumber",
      ${vector(`t.name || e'\\n' || ${text}`)} as words from ${table} t where t.project_uuid = ${projects}${visible}`;
  });
  // Of each document the newest revision that was analysed.
  const pages = `select t.project_uuid, 'Document' as entity, d.uuid, d.code, d.name, t.text, t.page, r.number as "revisionNumber", t.words
    from document_pages t join document_revisions r on r.uuid = t.document_revision_uuid join documents d on d.uuid = r.document_uuid
    where t.project_uuid = ${projects}${visible} and t.words @@ (select either from asked) and r.number = (select max(n.number) from document_revisions n
      where n.document_uuid = r.document_uuid and exists (select 1 from document_pages p where p.document_revision_uuid = n.uuid))`;
  return `with stems as materialized (select tsvector_to_array(to_tsvector('english', ${asked})) as english,
      tsvector_to_array(to_tsvector('german', ${asked})) as german),
    asked as materialized (select (select string_agg(quote_literal(s), ' | ')::tsquery from unnest(english || german) s) as either, english, german from stems),
    found as (select x.*, (select greatest(
        (select count(*) from unnest(a.english) s where s = any(tsvector_to_array(x.words)))::float8 / greatest(cardinality(a.english), 1),
        (select count(*) from unnest(a.german) s where s = any(tsvector_to_array(x.words)))::float8 / greatest(cardinality(a.german), 1))) as share,
        ts_rank(x.words, a.either, 1) as rank
      from (${[...records, pages].join('\nunion all\n')}) x, asked a where x.words @@ a.either)
    select p.uuid as "projectUuid", p.name as "projectName", f.entity, f.uuid, f.code, f.name, f.text, f.page, f."revisionNumber", f.share
    from found f join projects p on p.uuid = f.project_uuid order by f.share desc, f.rank desc, ${naturally('p.name')}, ${naturally('f.code')} limit ${BEST}`;
}
