import { Readable } from 'node:stream';
import { writeCsv } from 'hucre/csv';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { scalesOf } from '../../../domain/rating/ratingSet.ts';
import { notFound } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { attachment } from '../../http/downloads.ts';
import type { Handler } from '../../http/handler.ts';
import type { StoredRatingSet } from '../risk-model/index.ts';
import { votingRecords } from './votingRecord.ts';

type Schemas = components['schemas'];
type VotingRecord = Schemas['VotingRecord'];
type Levels = Pick<
  Schemas['VotingRecordVersion'],
  'severityUuid' | 'exposureUuid' | 'probabilityUuid' | 'avoidabilityUuid'
>;
type Sets = ReadonlyMap<string, StoredRatingSet>;
type Row = CellValue[];

interface Table {
  name: string;
  /** Titles with the widths of their columns, in characters. */
  columns: readonly (readonly [title: string, width: number])[];
  rows: Row[];
}

const NO_LEVELS: Levels = {
  severityUuid: null,
  exposureUuid: null,
  probabilityUuid: null,
  avoidabilityUuid: null,
};

/** "S3 · E4 · C2" */
function levelsText(set: StoredRatingSet | undefined, levels: Levels): string {
  if (!set) return '';
  return scalesOf(set)
    .flatMap(({ field, levels: scale }) => scale.find(({ uuid }) => uuid === levels[field])?.code ?? [])
    .join(' · ');
}

const ratingText = (set: StoredRatingSet | undefined, uuid: string | null) =>
  set?.ratings.find(rating => rating.uuid === uuid)?.label ?? '';

const nameOf = (person: Schemas['VotingRecordPerson'] | null) =>
  person ? (person.isGone ? `${person.name} (account deleted)` : person.name) : '';

/** ISO 8601 in UTC: the same in every country, and sorted as text. */
const at = (moment: string | null) => moment ?? '';

function votesTable(records: readonly VotingRecord[], sets: Sets): Table {
  const rows = records.flatMap(({ code, name, rounds }) =>
    rounds.flatMap(round =>
      round.votes.map(({ voter, state, isCounted, castAt, versions }): Row => {
        const last = versions.at(-1);
        const set = sets.get(round.riskRatingSetUuid);
        return [
          code,
          name,
          round.stage,
          round.round,
          round.status,
          nameOf(voter),
          state,
          isCounted,
          levelsText(set, last ?? NO_LEVELS),
          ratingText(set, last?.ratingUuid ?? null),
          last?.rationale ?? '',
          at(castAt),
          Math.max(0, versions.length - 1),
          versions.length > 1 ? at(last?.at ?? null) : '',
          last?.reason ?? '',
        ];
      }),
    ),
  );
  return {
    name: 'Votes',
    columns: [
      ['Hazard', 10],
      ['Name', 40],
      ['Stage', 9],
      ['Round', 7],
      ['State of the round', 12],
      ['Voter', 24],
      ['Vote', 12],
      ['Counted', 9],
      ['Levels', 16],
      ['Result', 12],
      ['Rationale', 50],
      ['Cast at', 25],
      ['Changes', 9],
      ['Last changed at', 25],
      ['Reason of the change', 40],
    ],
    rows,
  };
}

function agreedText(set: StoredRatingSet | undefined, outcome: Schemas['HazardVoteOutcome'] | null): string {
  if (!set || !outcome?.hasConsensus) return '';
  const agreed = outcome.parameters.map(({ agreedUuid }) => agreedUuid);
  return scalesOf(set)
    .flatMap(({ levels }) => levels.find(({ uuid }) => agreed.includes(uuid))?.code ?? [])
    .join(' · ');
}

function roundsTable(records: readonly VotingRecord[], sets: Sets): Table {
  const rows = records.flatMap(({ code, name, rounds }) =>
    rounds.map((round): Row => {
      const { outcome } = round;
      const set = sets.get(round.riskRatingSetUuid);
      return [
        code,
        name,
        round.stage,
        round.round,
        round.status,
        set?.name ?? '',
        round.ratingSetVersion,
        round.consensusRule,
        round.minimumVotes,
        round.dueDate ?? '',
        at(round.openedAt),
        nameOf(round.openedBy),
        at(round.revealedAt),
        nameOf(round.revealedBy),
        at(round.closedAt),
        nameOf(round.closedBy),
        outcome?.countedVotes ?? null,
        outcome?.spread ?? null,
        outcome?.hasConsensus ?? null,
        agreedText(set, outcome),
        outcome?.hasConsensus ? ratingText(set, outcome.ratingUuid) : '',
      ];
    }),
  );
  return {
    name: 'Rounds',
    columns: [
      ['Hazard', 10],
      ['Name', 40],
      ['Stage', 9],
      ['Round', 7],
      ['State', 11],
      ['Rating set', 24],
      ['Version', 10],
      ['Consensus rule', 15],
      ['Minimum', 9],
      ['Due', 12],
      ['Opened at', 25],
      ['Opened by', 24],
      ['Revealed at', 25],
      ['Revealed by', 24],
      ['Closed at', 25],
      ['Closed by', 24],
      ['Votes counted', 9],
      ['Spread in levels', 9],
      ['Consensus', 10],
      ['Agreed levels', 16],
      ['Agreed result', 12],
    ],
    rows,
  };
}

function eventsTable(records: readonly VotingRecord[], sets: Sets): Table {
  const rows = records.flatMap(({ code, name, rounds, events }) => {
    const setOf = new Map(rounds.map(round => [round.uuid, sets.get(round.riskRatingSetUuid)]));
    return events.map((event): Row => {
      const set = setOf.get(event.hazardVoteEventUuid ?? '');
      return [
        code,
        name,
        at(event.at),
        event.stage ?? '',
        event.round,
        event.kind,
        nameOf(event.by),
        nameOf(event.about),
        levelsText(set, event.vote ?? NO_LEVELS),
        ratingText(set, event.vote?.ratingUuid ?? null),
        event.vote?.rationale ?? event.text ?? '',
        event.reason ?? '',
        event.before ?? '',
        event.after ?? '',
        event.isOverride,
      ];
    });
  });
  return {
    name: 'Events',
    columns: [
      ['Hazard', 10],
      ['Name', 40],
      ['At', 25],
      ['Stage', 9],
      ['Round', 7],
      ['What', 20],
      ['By', 24],
      ['Voter', 24],
      ['Levels', 16],
      ['Result', 12],
      ['Rationale or comment', 50],
      ['Reason', 40],
      ['Before', 12],
      ['After', 12],
      ['Override', 9],
    ],
    rows,
  };
}

const titlesOf = ({ columns }: Table): Row => columns.map(([title]) => title);

/** @param at of the last event: what says the same is the same file, and tells nothing of what is blind */
const workbook = (tables: readonly Table[], at: Date): Promise<Uint8Array> =>
  writeXlsx({
    properties: { created: at, modified: at },
    // Cells are texts, numbers and booleans, never formulas, whatever a text begins with.
    sheets: tables.map(table => ({
      name: table.name,
      columns: table.columns.map(([, width]) => ({ width })),
      rows: [titlesOf(table), ...table.rows],
      freezePane: { rows: 1 },
      cells: new Map(
        table.columns.map(([title], column) => [
          `0,${column}`,
          { value: title, style: { font: { bold: true } } },
        ]),
      ),
    })),
  });

/** With a byte order mark, by which Excel knows UTF-8. */
const csvOf = (table: Table): string =>
  `\uFEFF${writeCsv([titlesOf(table), ...table.rows], { escapeFormulae: true })}`;

const lastMoment = (records: readonly VotingRecord[]): Date =>
  new Date(Math.max(0, ...records.map(({ events }) => Date.parse(events.at(-1)?.at ?? '1970-01-01'))));

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export const exportVotingRecord: Handler<'exportVotingRecord'> = async ({ path, query }, context) => {
  const { format = 'xlsx' } = query;
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
      const tables = [votesTable(told, sets), roundsTable(told, sets), eventsTable(told, sets)];
      return Buffer.from(await workbook(tables, lastMoment(told)));
    },
    csv: async () => Buffer.from(csvOf(votesTable(told, sets))),
    json: async () => Buffer.from(JSON.stringify({ project: project.name, records: told }, null, 1)),
  };
  const bytes = await content[format]();
  return {
    status: 200,
    body: attachment(Readable.from([bytes]), {
      fileName: `${project.name} – voting record.${format}`,
      mimeType: TYPES[format],
      sizeBytes: bytes.length,
    }),
  };
};
