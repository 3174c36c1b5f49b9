import { countedMeasures, finalLevels, type UsedMeasure } from '../../domain/measures/finalRating.ts';
import { isUsuallySafetyFunction } from '../../domain/measures/safetyFunctionTypes.ts';
import { LEVEL_FIELDS, type Levels, type RiskParameter } from '../../domain/rating/parameters.ts';
import type { DemoProjectBuilder } from './demoProject.ts';
import { lookupUuid } from './lookups.ts';
import { levelUuid, type ShippedRatingSet } from './ratingSets.ts';
import { readSeedData } from './seedData.ts';

type LevelCodes = Partial<Record<RiskParameter, string>>;

/** A measure of the palletising cell; `type` is a code of lookups.json, the levels are those after it. */
export interface MeasureData {
  id: string;
  name: string;
  rrmType: 'INHERENT' | 'SAFEGUARDING' | 'INFORMATION';
  type: string;
  requiredLevel?: string;
  canTakeCreditForLowPr?: boolean;
  effect: { levels: LevelCodes; effectiveness: 'NONE' | 'PARTIAL' | 'FULL'; note: string };
}

interface HazardData {
  id: string;
  rrms: MeasureData[];
  initial: Record<string, LevelCodes>;
  final: Record<string, LevelCodes>;
}

const hierarchyRanks = new Map(
  readSeedData<{ rrmTypes: { code: string; hierarchyRank: number }[] }>('lookups.json').rrmTypes.map(
    ({ code, hierarchyRank }) => [code, hierarchyRank],
  ),
);

/**
 * The measures of a hazard with their uses and effects.
 * @throws Error when they do not lead from the initial levels to the final ones
 */
export function measuresOf(
  builder: DemoProjectBuilder,
  hazardUuid: string,
  hazard: HazardData,
  ratingSets: Map<string, ShippedRatingSet>,
) {
  const [name] = Object.keys(hazard.final);
  const set = ratingSets.get(name ?? '');
  if (!name || !set) throw new Error(`The demo data cannot be seeded: ${hazard.id} has no final rating`);
  const uuidsOf = (codes: LevelCodes) =>
    Object.fromEntries(
      Object.entries(LEVEL_FIELDS).map(([parameter, field]) => {
        const code = codes[parameter as RiskParameter];
        return [field, code === undefined ? null : levelUuid(set.row.code, parameter as RiskParameter, code)];
      }),
    ) as Levels;

  const rows = hazard.rrms.map((data, index) => {
    const rrm = {
      ...builder.record('RRM', data.name),
      rrmTypeUuid: lookupUuid('rrmTypes', data.type),
      isSafetyFunction: isUsuallySafetyFunction(data.type),
      canTakeCreditForLowPr: data.canTakeCreditForLowPr ?? false,
    };
    const use = {
      uuid: builder.uuid('use', rrm.code),
      projectUuid: builder.projectUuid,
      hazardUuid,
      rrmUuid: rrm.uuid,
      order: index + 1,
      status: 'ACCEPTED' as const,
      requiredLevel: data.requiredLevel ?? null,
      ...builder.made,
    };
    const evaluation = {
      uuid: builder.uuid('effect', rrm.code),
      projectUuid: builder.projectUuid,
      hazardRrmUuid: use.uuid,
      riskRatingSetUuid: set.row.uuid,
      ...uuidsOf(data.effect.levels),
      effectiveness: data.effect.effectiveness,
      note: data.effect.note,
      evaluatorUserUuid: builder.made.createdBy,
      ...builder.made,
    };
    const measure: UsedMeasure = {
      hazardRrmUuid: use.uuid,
      hierarchyRank: hierarchyRanks.get(data.type) ?? 0,
      rrmTypeCode: data.type,
      order: use.order,
      status: use.status,
      solutionSetUuid: null,
      takesCreditForLowPr: false,
      creditJustification: '',
      canTakeCreditForLowPr: rrm.canTakeCreditForLowPr,
      srem: null,
      evaluations: [evaluation],
    };
    return { rrm, use, evaluation, measure };
  });

  const measures = countedMeasures(
    rows.map(({ measure }) => measure),
    [],
  );
  const { levels, warnings } = finalLevels(
    { ...set, uuid: set.row.uuid },
    uuidsOf(hazard.initial[name] ?? {}),
    measures,
  );
  const expected = uuidsOf(hazard.final[name] ?? {});
  const isReached = Object.values(LEVEL_FIELDS).every(field => levels[field] === expected[field]);
  if (!isReached || warnings.length > 0)
    throw new Error(
      `The demo data cannot be seeded: the measures of ${hazard.id} do not lead to its final levels in ${name}. ${warnings.map(({ message }) => message).join(' ')}`,
    );
  return {
    rrms: rows.map(({ rrm }) => rrm),
    hazardRrms: rows.map(({ use }) => use),
    evaluations: rows.map(({ evaluation }) => evaluation),
  };
}
