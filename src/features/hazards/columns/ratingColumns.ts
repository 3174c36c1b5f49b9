import { explainInLines } from '@domain/rating/explainRating';
import { rateLevels } from '@domain/rating/rateLevels';
import { maxRankOf, scalesOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { type LevelOption, levelColumn } from '@/features/shared/sheet/columns/levelColumn';
import { riskColumn } from '@/features/shared/sheet/columns/riskColumn';
import { levelPath } from '@/records/models/hazardModel';
import type { WorksheetColumn } from '@/ui/worksheet';
import { levelDigits, levelShortcuts } from '../../shared/rating/levelShortcuts';
import { ratingWord, sayRating, type TextOf } from '../../shared/rating/ratingTexts';
import { initialLevels, initialRating } from '../view/hazardFields';

/** Key of the column that shows the rating. */
const RESULT_COLUMN = 'result';

/** A level column for each parameter of the set, and the rating that follows from them. */
export function ratingColumns(set: RiskRatingSet, text: TextOf): WorksheetColumn<Hazard>[] {
  const notALevel = (typed: string, column: string, codes: string) =>
    text('not-a-level', '“{1}” is no level of {2}. Levels: {3}.', { values: [typed, column, codes] });
  const levels = scalesOf(set).map((scale): WorksheetColumn<Hazard> => {
    const shortcuts = levelShortcuts(scale);
    const digits = levelDigits(scale);
    const options = scale.levels.map(
      ({ uuid, code, label, definition }): LevelOption => ({
        value: uuid,
        shortcut: shortcuts.get(uuid) ?? '',
        digit: digits.get(uuid),
        code,
        label,
        definition,
      }),
    );
    const widest = Math.max(...options.map(({ code }) => code.length));
    return levelColumn<Hazard>({
      key: levelPath(set.uuid, scale.field),
      name: scale.symbol,
      width: Math.min(140, Math.max(46, 24 + widest * 8)),
      levels: options,
      notALevel,
      getValue: hazard => initialLevels(hazard, set)[scale.field] ?? null,
      description: [
        `${scale.symbol}: ${scale.label}`,
        ...scale.levels.map(({ code, label }) => (code === label ? code : `${code}  ${label}`)),
      ].join('\n'),
      isEditable: hazard => !hazard.isConsensusVotingLocked,
      whyReadOnly: () =>
        text(
          'levels-locked',
          'The agreed values of this hazard are locked. A lead can unlock them with a reason.',
        ),
    });
  });
  // As it is shown: German words are longer than the codes of their levels.
  const longest = Math.max(0, ...set.ratings.map(rating => ratingWord(rating, text).length));
  return [
    ...levels,
    riskColumn<Hazard>({
      key: RESULT_COLUMN,
      name: set.resultLabel,
      description: text(
        'result-description',
        '{1}: looked up in the table of {2}, from the levels of the row.',
        {
          values: [set.resultLabel, set.name],
        },
      ),
      whyReadOnly: () =>
        text('result-computed', 'It follows from the levels. Change one of them to change it.'),
      width: Math.min(160, Math.max(72, Math.ceil(32 + longest * 6.6))),
      getValue: hazard => {
        const rating = initialRating(hazard, set);
        return rating ? { text: ratingWord(rating, text), rank: rating.rank, maxRank: maxRankOf(set) } : null;
      },
      getTooltip: hazard =>
        explainInLines(set, rateLevels(set, initialLevels(hazard, set)), sayRating(text)).join('\n'),
    }),
  ];
}
