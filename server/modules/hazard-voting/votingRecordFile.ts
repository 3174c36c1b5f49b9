import { Readable } from 'node:stream';
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { isLanguage, type Language } from '../../../glossary/languages.ts';
import { notFound } from '../../contract/errors.ts';
import { attachment } from '../../http/downloads.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { loadTexts, type SectionTexts } from '../../texts/loadTexts.ts';
import { languageOf } from '../../texts/requestLanguage.ts';
import { BOLD, READ_WHOLE, readable } from '../shared/printedSheet.ts';
import { votingRecords } from './votingRecord.ts';
import {
  eventsTable,
  type Row,
  roundsTable,
  type Table,
  type VotingRecord,
  votesTable,
} from './votingRecordTables.ts';

type Text = SectionTexts<'voting-record'>['text'];

const titlesOf = ({ columns }: Table, text: Text): Row => columns.map(([title]) => text(title));

/** What a workbook may call a sheet, whatever an editor wrote. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** @param at of the last event: what says the same is the same file, and tells nothing of what is blind */
const workbook = (tables: readonly Table[], text: Text, at: Date): Promise<Uint8Array> =>
  writeXlsx({
    properties: { created: at, modified: at },
    // Cells are texts, numbers and booleans, never formulas, whatever a text begins with.
    sheets: tables.map(table => ({
      name: sheetName(text(table.name)),
      ...readable(
        [titlesOf(table, text), ...table.rows],
        table.columns.map(([, width]) => width),
      ),
      freezePane: { rows: 1 },
      cells: new Map(
        table.columns.map(([title], column) => [
          `0,${column}`,
          { value: text(title), style: { font: BOLD, alignment: READ_WHOLE } },
        ]),
      ),
    })),
  });

/** With a byte order mark, by which Excel knows UTF-8. */
const csvOf = (table: Table, text: Text): string =>
  `\uFEFF${writeCsv([titlesOf(table, text), ...table.rows], { escapeFormulae: true })}`;

const lastMoment = (records: readonly VotingRecord[]): Date =>
  new Date(Math.max(0, ...records.map(({ events }) => Date.parse(events.at(-1)?.at ?? '1970-01-01'))));

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

/** In the language that is asked for, else in that of the caller. */
async function textsFor(
  asked: Language | undefined,
  { pool, settings, log, userUuid, acceptLanguage, organizationUuid }: RequestContext,
): Promise<SectionTexts<'voting-record'>> {
  const { rows } = await pool.query<{ language: unknown }>(
    'select language from user_preferences where user_uuid = $1',
    [userUuid],
  );
  const chosen = asked ?? rows[0]?.language;
  const language = isLanguage(chosen) ? chosen : languageOf(undefined, acceptLanguage);
  const options = { database: pool, web: settings.web, log };
  return loadTexts(options, 'voting-record', language, organizationUuid ?? undefined);
}

export const exportVotingRecord: Handler<'exportVotingRecord'> = async ({ path, query }, context) => {
  const { format = 'xlsx' } = query;
  const { text } = await textsFor(query.language, context);
  const { pool, userUuid } = context;
  const { rows } = await pool.query<{ name: string }>('select name from projects where uuid = $1', [
    path.projectUuid,
  ]);
  const [project] = rows;
  if (!project) throw notFound('project');
  const { records, sets } = await votingRecords(pool, path.projectUuid, null, userUuid);
  const told = records.filter(({ rounds, events }) => rounds.length > 0 || events.length > 0);
  const content = {
    xlsx: async () => {
      const tables = [
        votesTable(told, sets, text),
        roundsTable(told, sets, text),
        eventsTable(told, sets, text),
      ];
      return Buffer.from(await workbook(tables, text, lastMoment(told)));
    },
    csv: async () => Buffer.from(csvOf(votesTable(told, sets, text), text)),
    json: async () => Buffer.from(JSON.stringify({ project: project.name, records: told }, null, 1)),
  };
  const bytes = await content[format]();
  return {
    status: 200,
    body: attachment(Readable.from([bytes]), {
      fileName: `${text('file', '{1} – voting record', { values: [project.name] })}.${format}`,
      mimeType: TYPES[format],
      sizeBytes: bytes.length,
    }),
  };
};
