import { levelOf, scalesOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { parsePath } from '@/records/models/hazardModel';
import type { WorksheetColumn } from '@/ui/worksheet';
import type { TextOf } from '../../shared/rating/ratingTexts';
import type { Catalogs } from '../view/catalog';
import { LINK_COLUMNS } from '../view/hazardFields';

/** Name of what a path changes, as the worksheet and the panel call it. */
export function cellName(
  path: string,
  columns: readonly WorksheetColumn<Hazard>[],
  set: RiskRatingSet,
  text: TextOf,
): string {
  const column = columns.find(({ key }) => key === path);
  if (column) return column.name;
  const at = parsePath(path);
  if (at.kind === 'rationale') {
    const scale = scalesOf(set).find(({ parameter }) => parameter === at.field);
    return text('reason-for', 'Reason for {1} ({2})', {
      values: [scale?.symbol ?? at.field, scale?.label ?? ''],
    });
  }
  if (path === 'name') return text('name', 'Title');
  return path === 'description' ? text('description', 'Description') : at.field;
}

/** A value as the worksheet shows it. */
export function cellValueText(
  path: string,
  value: unknown,
  style: Hazard['style'],
  catalogs: Catalogs,
  set: RiskRatingSet,
): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–';
  if (parsePath(path).kind === 'levels') {
    const level = levelOf(set, String(value));
    return level ? `${level.code} ${level.label}` : String(value);
  }
  const link = LINK_COLUMNS[style].find(({ field }) => field === path);
  if (!link) return String(value);
  return [value]
    .flat()
    .map(uuid => catalogs[link.catalog].byUuid.get(String(uuid))?.name ?? '')
    .join(', ');
}
