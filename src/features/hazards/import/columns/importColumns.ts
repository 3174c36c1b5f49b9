import type { ExchangeColumn } from '@domain/exchange/columns';
import { importedColumns } from '@domain/exchange/hazardColumns';
import type { RatingSet } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import { levelPath, rationalePath } from '@/records/models/hazardModel';
import type { WorksheetColumn } from '@/ui/worksheet';
import { type DetailOptions, detailColumns, detailName, reasonColumns } from '../../columns/detailColumns';
import { linkColumns } from '../../columns/linkColumns';
import { ratingColumns } from '../../columns/ratingColumns';
import type { Catalogs } from '../../view/catalog';
import { LINK_COLUMNS } from '../../view/hazardFields';
import { parameterOf, scaleOfKey } from './guessColumns';

/** What a column of a file can become. */
export interface ImportTarget {
  /** Of the exchange column. */
  readonly key: string;
  readonly label: string;
  /** The path that it is written to; null: it only says which row is meant, or is only compared. */
  readonly path: string | null;
}

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
    return { key, label: links.get(key) ?? wordOf(key, text), path };
  });
}

/** What a column of a file becomes that is a field of the hazard, or of what hangs on it. */
function wordOf(key: string, text: TextOf): string {
  if (key === 'safetyTargetUuids') return text('import-targets', 'Safety targets');
  if (key === 'sremUuids') return text('import-requirements', 'Requirements');
  if (key === 'measure') return text('import-measure', 'Measure');
  if (key === 'measure.type') return text('import-measure-type', 'Measure type');
  if (key === 'measure.status') return text('import-measure-status', 'Measure status');
  return detailName(key === 'effects' ? 'hazardEffects' : key, text);
}

interface ColumnsOptions extends DetailOptions {
  readonly style: Hazard['style'];
  readonly set: RiskRatingSet;
  readonly catalogs: Catalogs;
}

/** The columns that read and show what is imported: those of the worksheet and of what only the details show. */
export function importWorksheetColumns(options: ColumnsOptions): WorksheetColumn<Hazard>[] {
  const { style, set, catalogs, text } = options;
  const nothing = () => Promise.resolve();
  const links = linkColumns({ style, catalogs, canCreate: false, create: nothing, text });
  const levels = ratingColumns(set, text).filter(({ kind }) => kind.parse !== undefined);
  return [...links, ...levels, ...reasonColumns(set, text), ...Object.values(detailColumns(options))];
}
