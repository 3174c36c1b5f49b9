import { levelOf, scalesOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import type { SheetField } from '@/features/shared/sheet/sheetTypes';
import { parsePath, readPath } from '@/records/models/hazardModel';
import type { TextOf } from '../../shared/rating/ratingTexts';
import { hazardField } from '../hazardSheet';
import type { Catalogs } from '../view/catalog';
import { LINK_COLUMNS } from '../view/hazardFields';

/** Every field of a hazard by its path, as people know it: for what is said of a change outside of the worksheet. */
export const pageField =
  (style: Hazard['style'], set: RiskRatingSet, catalogs: Catalogs, text: TextOf) =>
  (path: string): SheetField<Hazard> => {
    const link = LINK_COLUMNS[style].find(({ field }) => field === path);
    if (link)
      return {
        name: text(link.label),
        format: hazard =>
          [hazard[link.field] ?? []]
            .flat()
            .flatMap(uuid => catalogs[link.catalog].byUuid.get(uuid)?.name ?? [])
            .join(', '),
      };
    const at = parsePath(path);
    const scale = at.kind === 'levels' && scalesOf(set).find(({ field }) => field === at.field);
    if (scale)
      return {
        name: `${scale.symbol} · ${scale.label}`,
        format: hazard => levelOf(set, readPath(hazard, path) as string | null)?.code ?? '',
      };
    return hazardField(set, text)(path);
  };
