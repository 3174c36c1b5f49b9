import type { Hazard } from '@/api/hazards';
import type { SolutionSet } from '@/api/lookups';
import type { RiskRatingSet } from '@/api/risk-model';
import { type Treatment, treatmentResult } from './treatment';

/** What a solution set would come to for one hazard (domain model 1.35). */
export interface Alternative {
  /** Uses that belong to it alone, and those that are part of every alternative. */
  own: readonly Treatment[];
  shared: readonly Treatment[];
  /** With what is accepted by now; undefined while no measure counts. */
  now: ReturnType<typeof treatmentResult> | undefined;
  /** With all that is proposed accepted, too. */
  accepted: ReturnType<typeof treatmentResult> | undefined;
  /** What somebody estimated for the whole of it, else the sum of its own measures. */
  cost: number;
  isCostKnown: boolean;
  /** Responsible people and outside parties. */
  needs: readonly string[];
}

/** As accepted, unless somebody rejected it. */
const asAccepted = (treatment: Treatment): Treatment =>
  treatment.use.status === 'PROPOSED'
    ? { ...treatment, use: { ...treatment.use, status: 'ACCEPTED' } }
    : treatment;

/** Who has to do something for measures: the people responsible for them, and outside parties. */
export function needsOf(
  treatments: readonly Treatment[],
  personOf: (uuid: string) => string | undefined,
): string[] {
  const names = treatments.flatMap(({ use, srem }) => [
    personOf(use.responsibleUserUuid ?? ''),
    srem?.kind === 'EXTERNAL_MEASURE' ? srem.allocatedTo : undefined,
  ]);
  return [...new Set(names.filter(name => name !== undefined && name !== ''))] as string[];
}

export function alternativeOf(
  hazard: Hazard,
  set: RiskRatingSet,
  treatments: readonly Treatment[],
  solutionSet: Pick<SolutionSet, 'uuid' | 'cost'>,
  personOf: (uuid: string) => string | undefined,
): Alternative {
  const present = treatments.filter(({ use }) => use.status !== 'REJECTED');
  const own = present.filter(({ use }) => use.solutionSetUuid === solutionSet.uuid);
  const shared = present.filter(({ use }) => use.solutionSetUuid === null);
  const chosen = { ...hazard, solutionSetUuids: [solutionSet.uuid] };
  const resultOf = (counted: readonly Treatment[]) => {
    const result = treatmentResult(chosen, set, counted, null);
    return result.isTreated ? result : undefined;
  };
  const costs = own.flatMap(({ measure }) => measure.cost ?? []);
  const cost = solutionSet.cost ?? costs.reduce((sum, one) => sum + one, 0);
  return {
    own,
    shared,
    now: resultOf(present),
    accepted: resultOf(present.map(asAccepted)),
    cost,
    isCostKnown: solutionSet.cost !== null || costs.length > 0,
    needs: needsOf([...own, ...shared], personOf),
  };
}
