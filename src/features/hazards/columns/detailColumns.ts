import { scalesOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import { HazardUpdateLimits } from '@/api/limits';
import type { RiskRatingSet } from '@/api/risk-model';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import type { Catalog, NamedRecord } from '@/features/shared/sheet/catalog';
import { personColumn } from '@/features/shared/sheet/columns/personColumn';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { initialEvaluation, rationalePath } from '@/records/models/hazardModel';
import { longTextColumn, numberColumn, textColumn, type WorksheetColumn } from '@/ui/worksheet';
import { MAX_TEXT } from '../panel/textLimits';
import { effectsColumn } from './effectsColumn';
import { isAgreedOn } from './linkColumns';

type Column = WorksheetColumn<Hazard>;

/** Records that a hazard is linked with beside those that say what it is. */
export type DetailLists = Readonly<
  Record<'assumptionUuids' | 'misuseUuid' | 'injuryTypeUuids' | 'humanTaskUuid', Catalog>
>;

export interface DetailOptions {
  readonly people: Catalog;
  readonly lists: DetailLists;
  readonly effectTypes: readonly NamedRecord[];
  readonly decimalSeparator: '.' | ',';
  readonly text: TextOf;
}

const TEXTS = ['name', 'externalId', 'publishedRating', 'publishedFinalRating', 'standardClause'] as const;
const LONG_TEXTS = ['description', 'residualRiskNote'] as const;

export type DetailField =
  | (typeof TEXTS)[number]
  | (typeof LONG_TEXTS)[number]
  | 'fttiMs'
  | 'ownerUserUuid'
  | 'assumptionUuids'
  | 'injuryTypeUuids'
  | 'misuseUuid'
  | 'humanTaskUuid'
  | 'hazardEffects';

/** What a field of a hazard is called that has no column from the start. */
export function detailName(field: string, text: TextOf): string {
  if (field === 'name') return text('name', 'Title');
  if (field === 'description') return text('description', 'Description');
  if (field === 'residualRiskNote') return text('column-residual', 'Residual risk');
  if (field === 'standardClause') return text('column-clause', 'Standard, clause');
  if (field === 'externalId') return text('column-external-id', 'ID of the source');
  if (field === 'publishedRating') return text('column-published', 'Published level');
  if (field === 'publishedFinalRating') return text('column-published-final', 'Published level, final');
  if (field === 'ownerUserUuid') return text('import-owner', 'Owner');
  if (field === 'assumptionUuids') return text('import-assumptions', 'Assumptions');
  if (field === 'misuseUuid') return text('import-misuse', 'Misuse');
  if (field === 'injuryTypeUuids') return text('import-injuries', 'Injuries');
  if (field === 'hazardEffects') return text('import-effects', 'Effects');
  if (field === 'humanTaskUuid') return text('column-human-task', 'Human task');
  if (field === 'fttiMs') return text('import-ftti', 'FTTI (ms)');
  return field;
}

/** Why each level was chosen, a column for each parameter of the set. What a group agreed on keeps its reasons. */
export const reasonColumns = (set: RiskRatingSet, text: TextOf): Column[] =>
  scalesOf(set).map(scale => {
    const path = rationalePath(set.uuid, scale.parameter);
    return longTextColumn<Hazard>({
      key: path,
      name: text('reason-for', 'Reason for {1} ({2})', { values: [scale.symbol, scale.label] }),
      width: 200,
      maxLength: MAX_TEXT,
      isEditable: hazard => !hazard.isConsensusVotingLocked,
      whyReadOnly: () =>
        text(
          'levels-locked',
          'The agreed values of this hazard are locked. A lead can unlock them with a reason.',
        ),
      getValue: hazard => initialEvaluation(hazard, set.uuid)?.rationale[scale.parameter] ?? '',
    }) as Column;
  });

/** A column for each field of a hazard that the worksheet does not show from the start. */
export function detailColumns(options: DetailOptions): Readonly<Record<DetailField, Column>> {
  const { lists, text } = options;
  /** The group voted on it, too. */
  const isOpen = (hazard: Hazard) => !isAgreedOn(hazard);
  const plain = <F extends DetailField>(key: F) => ({ key, name: detailName(key, text) });
  const limitOf = (key: (typeof TEXTS | typeof LONG_TEXTS)[number]) => HazardUpdateLimits[key].maxLength;
  const short = (key: (typeof TEXTS)[number]) =>
    textColumn<Hazard>({
      ...plain(key),
      maxLength: limitOf(key),
      getValue: hazard => hazard[key],
    }) as Column;
  const long = (key: (typeof LONG_TEXTS)[number]) =>
    longTextColumn<Hazard>({
      ...plain(key),
      maxLength: limitOf(key),
      getValue: hazard => hazard[key],
    }) as Column;
  return {
    name: short('name'),
    description: long('description'),
    externalId: short('externalId'),
    publishedRating: short('publishedRating'),
    publishedFinalRating: short('publishedFinalRating'),
    fttiMs: numberColumn<Hazard>({
      ...plain('fttiMs'),
      minimum: HazardUpdateLimits.fttiMs.minimum,
      maximum: HazardUpdateLimits.fttiMs.maximum,
      decimalSeparator: options.decimalSeparator,
      getValue: ({ fttiMs }) => fttiMs,
    }) as Column,
    residualRiskNote: long('residualRiskNote'),
    standardClause: short('standardClause'),
    ownerUserUuid: personColumn<Hazard>({
      ...plain('ownerUserUuid'),
      people: options.people,
      formerMember: text('former-member', 'No member any more'),
      getValue: ({ ownerUserUuid }) => ownerUserUuid,
    }) as Column,
    assumptionUuids: referencesColumn<Hazard>({
      ...plain('assumptionUuids'),
      catalog: lists.assumptionUuids,
      getValue: ({ assumptionUuids }) => assumptionUuids,
    }) as Column,
    injuryTypeUuids: referencesColumn<Hazard>({
      ...plain('injuryTypeUuids'),
      catalog: lists.injuryTypeUuids,
      isEditable: isOpen,
      getValue: ({ injuryTypeUuids }) => injuryTypeUuids,
    }) as Column,
    misuseUuid: referenceColumn<Hazard>({
      ...plain('misuseUuid'),
      catalog: lists.misuseUuid,
      isEditable: isOpen,
      getValue: ({ misuseUuid }) => misuseUuid,
    }) as Column,
    humanTaskUuid: referenceColumn<Hazard>({
      ...plain('humanTaskUuid'),
      catalog: lists.humanTaskUuid,
      isEditable: isOpen,
      getValue: ({ humanTaskUuid }) => humanTaskUuid,
    }) as Column,
    hazardEffects: effectsColumn(options.effectTypes, detailName('hazardEffects', text), text),
  };
}
