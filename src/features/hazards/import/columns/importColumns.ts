import type { ExchangeColumn } from '@domain/exchange/columns';
import { importedColumns } from '@domain/exchange/hazardColumns';
import { type RatingSet, scalesOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import type { Catalog, NamedRecord } from '@/features/shared/sheet/catalog';
import { personColumn } from '@/features/shared/sheet/columns/personColumn';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { levelPath, rationalePath, readPath } from '@/records/models/hazardModel';
import { longTextColumn, numberColumn, textColumn, type WorksheetColumn } from '@/ui/worksheet';
import { isAgreedOn, linkColumns } from '../../columns/linkColumns';
import { ratingColumns } from '../../columns/ratingColumns';
import {
  MAX_EXTERNAL_ID,
  MAX_NAME,
  MAX_PUBLISHED_RATING,
  MAX_RESIDUAL_RISK_NOTE,
  MAX_STANDARD_CLAUSE,
  MAX_TEXT,
} from '../../panel/textLimits';
import type { Catalogs } from '../../view/catalog';
import { LINK_COLUMNS } from '../../view/hazardFields';
import { effectsColumn } from '../links/effectsColumn';
import { parameterOf, scaleOfKey } from './guessColumns';

/** What a column of a file can become. */
export interface ImportTarget {
  /** Of the exchange column. */
  readonly key: string;
  readonly label: string;
  /** The path that it is written to; null: it only says which row is meant, or is only compared. */
  readonly path: string | null;
}

/** Fields without a column in the worksheet. */
const PLAIN = [
  'name',
  'description',
  'externalId',
  'publishedRating',
  'publishedFinalRating',
  'fttiMs',
  'residualRiskNote',
  'standardClause',
] as const;

/** The level that a file states, where it is kept: never as the rating, which is looked up. */
export const PUBLISHED: Readonly<Record<string, 'publishedRating' | 'publishedFinalRating'>> = {
  'initial.rating': 'publishedRating',
  'final.rating': 'publishedFinalRating',
};

/** The exchange columns that an import takes in a style and a rating set. */
export function importable(style: Hazard['style'], set: RatingSet): ExchangeColumn[] {
  return importedColumns(style).filter(
    ({ key }) => key === 'initial.rating' || !parameterOf(key) || scaleOfKey(set, key) !== undefined,
  );
}

/** What columns can become, by the names of the worksheet. */
export function importTargets(style: Hazard['style'], set: RiskRatingSet, text: TextOf): ImportTarget[] {
  const links = new Map(LINK_COLUMNS[style].map(({ field, label }) => [field as string, text(label)]));
  return importable(style, set).map(({ key }): ImportTarget => {
    const scale = key in PUBLISHED ? undefined : scaleOfKey(set, key);
    if (scale) {
      const isReason = key.endsWith('.rationale');
      const values = [scale.symbol, scale.label];
      return isReason
        ? {
            key,
            label: text('reason-for', 'Reason for {1} ({2})', { values }),
            path: rationalePath(set.uuid, scale.parameter),
          }
        : { key, label: `${scale.symbol} – ${scale.label}`, path: levelPath(set.uuid, scale.field) };
    }
    if (key === 'code')
      return { key, label: text('import-code', 'Code (says which hazard is meant)'), path: null };
    const published = PUBLISHED[key];
    if (published) {
      const values: [string] = [set.resultLabel];
      return {
        key,
        label:
          published === 'publishedRating'
            ? text('import-level', '{1} (kept beside the one of the table)', { values })
            : text('import-final-level', '{1}, final (kept beside the one of the table)', { values }),
        path: published,
      };
    }
    const path = key === 'effects' ? 'hazardEffects' : key;
    return { key, label: links.get(key) ?? plainName(key, text), path };
  });
}

function plainName(key: string, text: TextOf): string {
  if (key === 'name') return text('name', 'Title');
  if (key === 'description') return text('description', 'Description');
  if (key === 'residualRiskNote') return text('column-residual', 'Residual risk');
  if (key === 'standardClause') return text('column-clause', 'Standard, clause');
  if (key === 'externalId') return text('column-external-id', 'ID of the source');
  if (key === 'ownerUserUuid') return text('import-owner', 'Owner');
  if (key === 'assumptionUuids') return text('import-assumptions', 'Assumptions');
  if (key === 'misuseUuid') return text('import-misuse', 'Misuse');
  if (key === 'injuryTypeUuids') return text('import-injuries', 'Injuries');
  if (key === 'publishedRating') return text('column-published', 'Published level');
  if (key === 'publishedFinalRating') return text('column-published-final', 'Published level, final');
  if (key === 'effects') return text('import-effects', 'Effects');
  if (key === 'safetyTargetUuids') return text('import-targets', 'Safety targets');
  if (key === 'measure') return text('import-measure', 'Measure');
  if (key === 'measure.type') return text('import-measure-type', 'Measure type');
  if (key === 'measure.status') return text('import-measure-status', 'Measure status');
  return text('import-ftti', 'FTTI (ms)');
}

/** Records that only the details of a hazard link it with. */
export type ImportLists = Readonly<Record<'assumptionUuids' | 'misuseUuid' | 'injuryTypeUuids', Catalog>>;

interface ColumnsOptions {
  readonly style: Hazard['style'];
  readonly set: RiskRatingSet;
  readonly catalogs: Catalogs;
  readonly people: Catalog;
  readonly lists: ImportLists;
  readonly effectTypes: readonly NamedRecord[];
  readonly decimalSeparator: '.' | ',';
  readonly text: TextOf;
}

/** The columns that read and show what is imported: those of the worksheet and of what only the details show. */
export function importWorksheetColumns(options: ColumnsOptions): WorksheetColumn<Hazard>[] {
  const { style, set, catalogs, text } = options;
  const createdNames = new Map<string, string>();
  const nothing = () => Promise.resolve(null);
  const links = linkColumns({ style, catalogs, canCreate: false, create: nothing, createdNames, text });
  const levels = ratingColumns(set, text).filter(({ kind }) => kind.parse !== undefined);
  const reasons = scalesOf(set).map(scale => {
    const path = rationalePath(set.uuid, scale.parameter);
    return longTextColumn<Hazard>({
      key: path,
      name: text('reason-for', 'Reason for {1} ({2})', { values: [scale.symbol, scale.label] }),
      maxLength: MAX_TEXT,
      getValue: hazard => String(readPath(hazard, path) ?? ''),
    }) as WorksheetColumn<Hazard>;
  });
  const limits = {
    name: MAX_NAME,
    description: MAX_TEXT,
    residualRiskNote: MAX_RESIDUAL_RISK_NOTE,
    standardClause: MAX_STANDARD_CLAUSE,
    externalId: MAX_EXTERNAL_ID,
    publishedRating: MAX_PUBLISHED_RATING,
    publishedFinalRating: MAX_PUBLISHED_RATING,
  };
  const plain = PLAIN.map((key): WorksheetColumn<Hazard> => {
    const name = plainName(key, text);
    if (key === 'fttiMs')
      return numberColumn<Hazard>({
        key,
        name,
        minimum: 0,
        decimalSeparator: options.decimalSeparator,
        getValue: ({ fttiMs }) => fttiMs,
      }) as WorksheetColumn<Hazard>;
    const column = { key, name, maxLength: limits[key], getValue: (hazard: Hazard) => hazard[key] };
    const isLong = key === 'description' || key === 'residualRiskNote';
    return (isLong ? longTextColumn<Hazard>(column) : textColumn<Hazard>(column)) as WorksheetColumn<Hazard>;
  });
  const owner = personColumn<Hazard>({
    key: 'ownerUserUuid',
    name: plainName('ownerUserUuid', text),
    people: options.people,
    formerMember: text('former-member', 'No member any more'),
    getValue: ({ ownerUserUuid }) => ownerUserUuid,
  }) as WorksheetColumn<Hazard>;
  const several = (['assumptionUuids', 'injuryTypeUuids'] as const).map(
    key =>
      referencesColumn<Hazard>({
        key,
        name: plainName(key, text),
        catalog: options.lists[key],
        // The group voted on who suffers, too.
        ...(key === 'injuryTypeUuids' && { isEditable: (hazard: Hazard) => !isAgreedOn(hazard) }),
        getValue: hazard => hazard[key],
      }) as WorksheetColumn<Hazard>,
  );
  const misuse = referenceColumn<Hazard>({
    key: 'misuseUuid',
    name: plainName('misuseUuid', text),
    catalog: options.lists.misuseUuid,
    isEditable: hazard => !isAgreedOn(hazard),
    getValue: ({ misuseUuid }) => misuseUuid,
  }) as WorksheetColumn<Hazard>;
  const effects = effectsColumn(options.effectTypes, plainName('effects', text), text);
  return [...links, ...levels, ...reasons, ...plain, owner, ...several, misuse, effects];
}
