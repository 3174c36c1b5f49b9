import { writeCsv } from 'hucre/csv';
import {
  type ExchangeColumn,
  type ExchangeLanguage,
  headerOf,
  referenceText,
} from '../../../domain/exchange/columns.ts';
import { type ExchangeSheet, MODEL_SHEETS, USE_SHEET } from '../../../domain/exchange/modelColumns.ts';
import { FLAG_WORDS, valueTexts } from '../../../domain/exchange/values.ts';
import { cellOf } from './cells.ts';
import { type CodedRatingSet, type ExportedProject, readProject, recordsOfKind } from './exportedProject.ts';
import type { ExportContext, ExportMaker } from './exportTypes.ts';
import { fileNameOf } from './fileNameOf.ts';
import { type HazardFacts, HazardTable } from './hazardCells.ts';
import { type Column, type Table, workbook } from './workbook.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const SHEET_NAMES = {
  FUNCTION: { en: 'Hazards', de: 'Gefährdungen' },
  MACHINE: { en: 'Machine risks', de: 'Risiken an Maschinen' },
} as const;

const ofSets = (sets: Iterable<CodedRatingSet>, of: (set: CodedRatingSet) => string[]) => [
  ...new Set([...sets].flatMap(of)),
];

/** What may be chosen in a column. */
export function choicesOf(
  column: ExchangeColumn,
  sets: readonly CodedRatingSet[],
  language: ExchangeLanguage,
): readonly string[] {
  const parameter = column.key.split('.')[1];
  if (column.kind === 'level')
    return ofSets(sets, set =>
      set.levels.filter(level => level.parameter === parameter).map(({ code }) => code),
    );
  if (column.kind === 'rating') return ofSets(sets, set => set.ratings.map(({ label }) => label));
  if (column.kind === 'ratingSet') return ofSets(sets, set => [set.code]);
  if (column.kind === 'flag') return Object.values(FLAG_WORDS).map(words => words[language]);
  return column.values ? valueTexts(column.values, language) : [];
}

/** How wide a column is, and what may be chosen in it. */
export const widthsAndChoices = (
  column: ExchangeColumn,
  title: string,
  sets: readonly CodedRatingSet[],
  language: ExchangeLanguage,
): Column => ({ title, width: column.width, choices: choicesOf(column, sets, language) });

async function factsOf(context: ExportContext): Promise<HazardFacts> {
  const rounds = await recordsOfKind(context, 'HazardVoteEvents');
  const votes = new Map<string, string>();
  const latest = new Map<string, number>();
  for (const round of rounds) {
    const hazard = String(round.hazardUuid);
    const { cast, pending } = round.voters as { cast: number; pending: number };
    if (round.stage !== 'INITIAL' || Number(round.round) < (latest.get(hazard) ?? 0)) continue;
    latest.set(hazard, Number(round.round));
    // Told only once it is revealed.
    const spread = round.revealedSpread === null ? '' : `, ${round.revealedSpread}`;
    votes.set(hazard, `${cast}/${cast + pending}${spread}`);
  }
  const { rows } = await context.database.query<{ uuid: string; count: number }>(
    'select hazard_uuid as uuid, count(*)::int as count from hazard_comments where project_uuid = $1 group by 1',
    [context.projectUuid],
  );
  return { votes, comments: new Map(rows.map(({ uuid, count }) => [uuid, count])) };
}

function hazardSheet(
  table: HazardTable,
  name: string,
  project: ExportedProject,
  language: ExchangeLanguage,
): Table {
  const sets = [...project.sets.values()];
  return {
    name,
    columns: table.columns.map(({ column, number }) =>
      widthsAndChoices(column, headerOf(column, language, number), sets, language),
    ),
    rows: table.hazards.map(hazard => table.row(hazard)),
  };
}

function recordSheet(sheet: ExchangeSheet, project: ExportedProject, language: ExchangeLanguage): Table {
  const sets = [...project.sets.values()];
  return {
    name: sheet.name[language],
    columns: sheet.columns.map(column => widthsAndChoices(column, column.header[language], sets, language)),
    rows: (project.records.get(sheet.kind) ?? []).map(record =>
      sheet.columns.map(column => cellOf(column, record[column.key], project, language)),
    ),
  };
}

const SET_TITLES = {
  en: ['Rating set', 'Name', 'Version', 'Parameter', 'Level', 'Label', 'Definition'],
  de: ['Einstufungsverfahren', 'Name', 'Version', 'Parameter', 'Stufe', 'Bezeichnung', 'Definition'],
} as const;
const SET_WIDTHS = [22, 30, 12, 22, 10, 22, 60];

/** The levels of rating sets with what they mean. */
export const setSheet = (sets: Iterable<CodedRatingSet>, language: ExchangeLanguage): Table => ({
  name: language === 'de' ? 'Einstufungsverfahren' : 'Rating sets',
  columns: SET_TITLES[language].map((title, place) => ({ title, width: SET_WIDTHS[place] ?? 20 })),
  rows: [...sets].flatMap(set =>
    set.levels.map(level => [
      set.code,
      set.name,
      set.version,
      set.parameters.find(({ parameter }) => parameter === level.parameter)?.label ?? level.parameter,
      level.code,
      level.label,
      'definition' in level ? String(level.definition) : '',
    ]),
  ),
});

const KINDS = [...MODEL_SHEETS.map(({ kind }) => kind), USE_SHEET.kind];

/** The hazards first, in the project's own style, then everything that they are made of. */
export const makeSpreadsheet: ExportMaker = async context => {
  const { language, format, report } = context;
  const project = await readProject(context, KINDS, referenceText);
  const facts = await factsOf(context);
  const own = new HazardTable(project, project.style, language, facts);
  const other = new HazardTable(
    project,
    project.style === 'FUNCTION' ? 'MACHINE' : 'FUNCTION',
    language,
    facts,
  );
  const fileName = fileNameOf(project.name, { en: 'worksheet', de: 'Arbeitsblatt' }, context);
  if (format === 'csv') {
    const rows = own.hazards.map(hazard => own.row(hazard));
    // With a byte order mark, by which Excel knows UTF-8; CSV has no types, so formulas are escaped.
    const content = `\uFEFF${writeCsv([own.headers(), ...rows], { escapeFormulae: true })}`;
    return { fileName, mimeType: 'text/csv; charset=utf-8', content };
  }
  const nameOf = (style: 'FUNCTION' | 'MACHINE') => SHEET_NAMES[style][language];
  const tables = [
    hazardSheet(own, nameOf(project.style), project, language),
    ...(other.hazards.length > 0
      ? [hazardSheet(other, nameOf(project.style === 'FUNCTION' ? 'MACHINE' : 'FUNCTION'), project, language)]
      : []),
    ...[...MODEL_SHEETS, USE_SHEET]
      .map(sheet => recordSheet(sheet, project, language))
      .filter(({ rows }) => rows.length > 0),
    setSheet(project.sets.values(), language),
  ];
  report(3, 4);
  const content = Buffer.from(await workbook(tables, new Date(project.changedAt)));
  return { fileName, mimeType: XLSX, content };
};
