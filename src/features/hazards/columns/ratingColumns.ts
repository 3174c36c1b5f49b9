import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import type { LevelOption, WorksheetColumn } from '@/ui/worksheet';
import { levelPath } from '../outbox/hazardPatch';
import { explainInLines, type TextOf } from '../rating/explainRating';
import { levelShortcuts } from '../rating/levelShortcuts';
import { maxRankOf, rateLevels, scalesOf } from '../rating/rateLevels';
import { initialLevels, initialRating } from '../view/hazardFields';

/** Key of the column that shows the rating. */
const RESULT_COLUMN = 'result';

/** A level column for each parameter of the set, and the rating that follows from them. */
export function ratingColumns(set: RiskRatingSet, canEdit: boolean, text: TextOf): WorksheetColumn<Hazard>[] {
  const levels = scalesOf(set).map((scale): WorksheetColumn<Hazard> => {
    const shortcuts = levelShortcuts(scale);
    const options = scale.levels.map(
      ({ uuid, code, label, definition }): LevelOption => ({
        value: uuid,
        shortcut: shortcuts.get(uuid) ?? '',
        code,
        label,
        definition,
      }),
    );
    const widest = Math.max(...options.map(({ code }) => code.length));
    return {
      key: levelPath(set.uuid, scale.field),
      kind: 'level',
      name: scale.symbol,
      width: Math.min(140, Math.max(52, 24 + widest * 8)),
      levels: options,
      getValue: hazard => initialLevels(hazard, set)[scale.field] ?? null,
      editable: hazard => canEdit && !hazard.isConsensusVotingLocked,
    };
  });
  const longest = Math.max(0, ...set.ratings.map(({ code }) => code.length));
  return [
    ...levels,
    {
      key: RESULT_COLUMN,
      kind: 'chip',
      name: set.resultLabel,
      width: Math.min(120, Math.max(72, 36 + longest * 7)),
      getChip: hazard => {
        const rating = initialRating(hazard, set);
        return rating ? { text: rating.code, rank: rating.rank, maxRank: maxRankOf(set) } : null;
      },
      getTooltip: hazard => explainInLines(set, rateLevels(set, initialLevels(hazard, set)), text).join('\n'),
    },
  ];
}
