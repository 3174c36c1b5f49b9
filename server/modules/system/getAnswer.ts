import type { Pool } from 'pg';
import { inVisibleProjects, visibleProjects } from '../../access/visibility.ts';
import type { components } from '../../contract/generated/operations.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { Parameters } from '../../database/records/reading.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { sentencesOf } from '../documents/index.ts';
import { countedRows, RATING_KNOWN } from './countStatements.ts';
import { phrased } from './languageModel.ts';
import { type Counted, contentWords, countedBy } from './questionRules.ts';
import { quotationOf, worthShowing } from './quotationRules.ts';
import { searchStatement } from './searchStatement.ts';

type Answer = components['schemas']['GetAnswerResponse']['data'];
type Source = components['schemas']['AnswerSource'];

interface Row extends Omit<Source, 'title' | 'excerpt'> {
  name: string;
  text: string;
}

/** As many as the contract lets an answer name. */
const MAX_NAMED = 50;
/** More words are a text, not a question. */
const MAX_WORDS = 30;
const MAX_TITLE = 300;

const NOTHING: Answer = {
  kind: 'NOTHING',
  topic: null,
  detail: '',
  count: null,
  answer: 'Nothing was found about this in the records and the analysed documents.',
  isModelText: false,
  sources: [],
};

/** Whole texts are read: after this time it makes room for others. */
const TIMEOUT_MS = 5000;

const inTime = <Found extends object>(pool: Pool, sql: string, values: unknown[]) =>
  inTransaction(pool, async client => {
    await client.query(`set local statement_timeout = ${TIMEOUT_MS}`);
    return client.query<Found>(sql, values);
  });

const named = ({ code, title, projectName, page, revisionNumber }: Source) =>
  [`${code} ${title}`, projectName, revisionNumber && `revision ${revisionNumber}`, page && `page ${page}`]
    .filter(Boolean)
    .join(', ');

const sourceOf = ({ name, text: _, ...row }: Row, excerpt: string): Source => ({
  ...row,
  title: name.slice(0, MAX_TITLE),
  excerpt,
});

/** The project, or the projects of its organization that the asker may read. */
async function askedProjects(
  projectUuid: string,
  isOrganizationWide: boolean,
  { pool, userUuid }: RequestContext,
): Promise<readonly string[]> {
  if (!isOrganizationWide) return [projectUuid];
  const parameters = new Parameters();
  const sql =
    `select t.uuid from projects t where t.organization_uuid = (select organization_uuid from projects where uuid = ${parameters.add(projectUuid)})` +
    visibleProjects(userUuid, parameters);
  const { rows } = await pool.query<{ uuid: string }>(sql, parameters.values);
  return rows.map(({ uuid }) => uuid);
}

/** The number of records that a question is about, and the first of them; undefined where its rating is of no set of the projects. */
async function counted(
  projectUuids: readonly string[],
  { topic, rating, stage }: Counted,
  { pool, userUuid }: RequestContext,
): Promise<Answer | undefined> {
  const byRating = topic === 'HAZARDS_OF_RATING';
  let detail = '';
  if (byRating) {
    const { rows } = await pool.query<{ label: string }>(RATING_KNOWN, [projectUuids, rating]);
    if (!rows[0]) return undefined;
    detail = rows[0].label;
  }
  const parameters = new Parameters();
  parameters.add(projectUuids);
  if (byRating) parameters.add(rating);
  const sql =
    `select p.uuid as "projectUuid", p.name as "projectName", t.entity, t.uuid, t.code, t.name, left(t.text, 2000) as text, null as page, ` +
    `null as "revisionNumber", count(*) over ()::int as total from (${countedRows({ topic, rating, stage })}) t join projects p on p.uuid = t.project_uuid ` +
    `where true${inVisibleProjects(userUuid, parameters)} order by ${naturally('p.name')}, ${naturally('t.code')}, t.uuid limit ${MAX_NAMED}`;
  const { rows } = await inTime<Row & { total: number }>(pool, sql, parameters.values);
  const sources = rows.map(({ total: _, ...row }) =>
    sourceOf(row, topic === 'OPEN_FINDINGS' ? row.text : ''),
  );
  const count = rows[0]?.total ?? 0;
  const about = detail ? `${topic} (${detail}, ${stage})` : topic;
  return {
    kind: 'COUNT',
    topic,
    detail,
    count,
    answer: `${about}: ${count}`,
    isModelText: false,
    sources,
  };
}

async function quoted(
  projectUuids: readonly string[],
  words: readonly string[],
  { pool, userUuid }: RequestContext,
): Promise<Answer> {
  if (words.length === 0) return NOTHING;
  const parameters = new Parameters();
  const sql = searchStatement(parameters, { projectUuids, userUuid, words });
  const { rows } = await inTime<Row & { share: number }>(pool, sql, parameters.values);
  const sources = worthShowing(rows).map(({ share: _, ...row }) =>
    sourceOf(row, quotationOf(sentencesOf(row.text), words)),
  );
  if (sources.length === 0) return NOTHING;
  const lines = sources.map(source => `- ${named(source)}${source.excerpt && `: “${source.excerpt}”`}`);
  return { ...NOTHING, kind: 'QUOTATIONS', answer: lines.join('\n').slice(0, 8000), sources };
}

/** What was found, in words of a language model where one is connected. */
async function inWords(answer: Answer, question: string, { settings, log }: RequestContext): Promise<Answer> {
  if (!settings.languageModel || answer.kind !== 'QUOTATIONS') return answer;
  const text = await phrased(settings.languageModel, question, answer.sources, log);
  return text ? { ...answer, answer: text, isModelText: true } : answer;
}

/** Rules and full-text search of PostgreSQL; nothing outside of the installation is needed (docs/decisions/0054). */
export const getAnswer: Handler<'getAnswer'> = async ({ body }, context) => {
  const { projectUuid, isOrganizationWide = false, question } = body;
  const projectUuids = await askedProjects(projectUuid, isOrganizationWide, context);
  const rule = countedBy(question);
  const answer = rule && (await counted(projectUuids, rule, context));
  const found = answer ?? (await quoted(projectUuids, contentWords(question).slice(0, MAX_WORDS), context));
  const data = await inWords(found, question, context);
  return { status: 200, body: { data } };
};
