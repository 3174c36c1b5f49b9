import { ANALYSIS_CHECKS, findingsSelect } from '../exports/index.ts';
import type { AnswerTopic, Counted } from './questionRules.ts';

/** Rejected hazards and duplicates are not worked on (domain.md 2.5). */
const IN_WORK = `t.status_override is distinct from 'REJECTED' and t.duplicate_of_uuid is null`;

const hazards = (condition: string) =>
  `select 'Hazard' as entity, t.uuid, t.code, t.name, t.description as text, t.project_uuid from hazards t where t.project_uuid = any($1::uuid[]) and ${IN_WORK} and ${condition}`;

const rated = (stage: string, more = '') =>
  `exists (select 1 from hazard_evaluations e join risk_ratings r on r.uuid = e.rating_uuid where e.hazard_uuid = t.uuid and e.stage = '${stage}' and e.risk_rating_set_uuid = t.risk_rating_set_uuid${more})`;

const spelled = (text: string) => `regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;

/** The ways to write a rating: its label, code, and level on its scale. */
const isNamed = (name: string) =>
  ` and ${spelled(name)} in (${spelled('r.label')}, ${spelled('r.code')}, ${spelled(`concat(r.target_category, r.target_level)`)})`;

const STATEMENTS: Readonly<Record<Exclude<AnswerTopic, 'HAZARDS_OF_RATING' | 'OPEN_FINDINGS'>, string>> = {
  HAZARDS: hazards('true'),
  HAZARDS_WITHOUT_FINAL_RATING: hazards(`not ${rated('FINAL')}`),
  HAZARDS_WITHOUT_INITIAL_RATING: hazards(`not ${rated('INITIAL')}`),
  HAZARDS_WITHOUT_MEASURE: hazards(
    `not exists (select 1 from hazard_rrms u where u.hazard_uuid = t.uuid and u.status <> 'REJECTED')`,
  ),
  HAZARDS_WITHOUT_TARGET: hazards(
    'not exists (select 1 from safety_target_hazards l where l.hazard_uuid = t.uuid)',
  ),
  OPEN_ASSUMPTIONS: `select 'Assumption' as entity, t.uuid, t.code, t.name, t.text, t.project_uuid from assumptions t where t.project_uuid = any($1::uuid[]) and t.status = 'OPEN'`,
  FUNCTIONS_WITHOUT_MALFUNCTION: `select 'Function' as entity, t.uuid, t.code, t.name, t.description as text, t.project_uuid from functions t
    where t.project_uuid = any($1::uuid[]) and not exists (select 1 from malfunctions m where m.function_uuid = t.uuid)`,
};

const TITLES = new Map(ANALYSIS_CHECKS.map(({ check, title }) => [check, title]));

/** $1 of a check is one project: they are looked at one after another. */
const FINDINGS = findingsSelect(ANALYSIS_CHECKS.filter(({ guaranteedBy }) => !guaranteedBy)).replaceAll(
  /\$1\b/g,
  'checked.uuid',
);

const openFindings = () =>
  `select f.entity, f.uuid, f.code, f.name, c.title as text, checked.uuid as project_uuid
   from unnest($1::uuid[]) checked(uuid) cross join lateral (${FINDINGS}) f
   join (values ${[...TITLES].map(([check, title]) => `('${check}', '${title.replaceAll("'", "''")}')`).join(', ')}) c(code, title) on c.code = f."check"
   where f.state <> 'ACCEPTED'`;

/** SQL of what is counted: rows of entity, uuid, code, name, text and project_uuid; $1 are the projects, $2 is the name of a rating. */
export function countedRows({ topic, stage }: Counted): string {
  if (topic === 'OPEN_FINDINGS') return openFindings();
  if (topic === 'HAZARDS_OF_RATING') return hazards(rated(stage, isNamed('$2::text')));
  return STATEMENTS[topic];
}

/** Whether a rating set of the projects has a rating of this name; $1 are the projects, $2 is the name. */
export const RATING_KNOWN = `select r.label from project_risk_rating_sets s join risk_ratings r on r.risk_rating_set_uuid = s.risk_rating_set_uuid
  where s.project_uuid = any($1::uuid[])${isNamed('$2::text')} limit 1`;
