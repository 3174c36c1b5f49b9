import { APP_TEXTS } from '../../../content/appTexts.ts';
import { naturally } from '../../../database/records/naturalOrder.ts';
import { defineRecord, literal } from '../../../database/records/recordType.ts';
import { documentAnalyses } from '../../../database/schema/index.ts';
import { ANALYSIS_JOB, NAMED_BY_NAME } from './analysisTypes.ts';

/** A column of the job that works on an analysis; a job is forgotten a day after it ended. */
const ofJob = (alias: string, expression: string) =>
  `(select ${expression} from jobs j where j.uuid = ${alias}.uuid and j.kind = '${ANALYSIS_JOB}')`;

const status = (alias: string) =>
  `case when ${alias}.finished_at is not null then case when ${alias}.problem is null then 'DONE' else 'FAILED' end ` +
  `else coalesce(${ofJob(alias, `case when j.state in ('QUEUED', 'RUNNING') then j.state else 'FAILED' end`)}, 'FAILED') end`;

/** Why it failed; null unless it did. */
const problem = (alias: string) =>
  `case when ${status(alias)} = 'FAILED' then coalesce(${alias}.problem, ${ofJob(alias, 'j.error_code')}, 'BROKE_OFF') end`;

/** What went wrong as the screen says it: the web app's texts by the same keys, instead of a second set. */
const SECTION = 'document-analysis/problem-';
const PROBLEMS = APP_TEXTS.flatMap(({ key, fallback }): [code: string, words: string][] =>
  key.startsWith(SECTION) ? [[key.slice(SECTION.length), fallback]] : [],
);

const summary = (alias: string) =>
  `case ${status(alias)} when 'DONE' then concat_ws(' ', format('Suggestions: %s. Pages read: %s.', jsonb_array_length(${alias}.found), ${alias}.page_count), ` +
  `case when ${alias}.is_cut then 'The file has more; it was read up to the limit.' end) when 'FAILED' then case ${problem(alias)} ` +
  PROBLEMS.map(([code, words]) => `when '${code}' then ${literal(words)}`).join(' ') +
  ` else 'The file could not be read. Analyse it again; if it fails again, tell the operator the uuid of this analysis.' end else '' end`;

/** Records of the project of an analysis; `says` tells those apart that a suggestion would become. */
const records = (alias: string) =>
  Object.entries(NAMED_BY_NAME)
    .map(
      ([table, entity]) =>
        `select '${entity}' as entity, r.uuid, r.code, r.name, r.name as says from ${table} r where r.project_uuid = ${alias}.project_uuid`,
    )
    .join(' union all ') +
  ` union all select 'Assumption', r.uuid, r.code, r.name, r.text from assumptions r where r.project_uuid = ${alias}.project_uuid`;

const RECORD = (alias: string) =>
  `jsonb_build_object('entity', r.entity, 'uuid', r.uuid, 'code', r.code, 'name', left(r.name, 200), 'projectUuid', ${alias}.project_uuid)`;

/** Suggestions with the records that there are now: each text is compared once, whatever the number of records. */
const suggestions = (alias: string) =>
  `with items as materialized (select e.n, e.item from jsonb_array_elements(${alias}.found) with ordinality e(item, n)), ` +
  `known as materialized (${records(alias)}), ` +
  `named as (select i.n, jsonb_agg(${RECORD(alias)} order by ${naturally('r.code')}) as list from items i, ` +
  `jsonb_array_elements_text(i.item->'recordUuids') u join known r on r.uuid = u::uuid group by i.n), ` +
  `same as (select i.n, (jsonb_agg(${RECORD(alias)} order by ${naturally('r.code')})->0) as one from items i join known r ` +
  `on upper(r.entity) = i.item->>'kind' and lower(btrim(r.says)) = lower(case when r.entity = 'Assumption' then i.item->>'quotation' else i.item->>'name' end) group by i.n) ` +
  `select coalesce(jsonb_agg(i.item - 'recordUuids' || jsonb_build_object('records', coalesce(m.list, '[]'), 'record', s.one) order by i.n), '[]') ` +
  `from items i left join named m on m.n = i.n left join same s on s.n = i.n`;

export const documentAnalysisType = defineRecord({
  entity: 'DocumentAnalysis',
  plural: 'DocumentAnalyses',
  table: documentAnalyses,
  hidden: ['found'],
  computed: {
    status,
    problem,
    summary,
    suggestions,
    progress: alias =>
      `case when ${alias}.finished_at is not null then 100 else coalesce(${ofJob(alias, 'case when j.total > 0 then least(99, floor(100.0 * j.done / j.total))::int else 0 end')}, 0) end`,
  },
  filters: { status: value => `(${status('t')}) = any(${value}::text[])` },
  searched: [],
  orderBy: 'createdAt',
  label: 'createdAt',
});
