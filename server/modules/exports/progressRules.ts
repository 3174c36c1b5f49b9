import type { components } from '../../contract/generated/operations.ts';

export type ProgressDay = components['schemas']['ProgressDay'];

/** The last change of a record on a day, as the audit trail tells it. */
export interface DayChange {
  day: string;
  kind: 'Hazard' | 'HazardEvaluation' | 'HazardRrm';
  uuid: string;
  isGone: boolean;
  /** Of an evaluation or a use: the hazard. */
  hazardUuid: string | null;
  /** Of a hazard its own set, of an evaluation the one that it is in. */
  riskRatingSetUuid: string | null;
  /** A hazard that is neither rejected nor a duplicate; an evaluation with a rating; a use that counts. */
  isCounted: boolean;
  /** INITIAL or FINAL of an evaluation; the status of a use. */
  stage: string | null;
}

interface HazardFacts {
  set: string | null;
  isCounted: boolean;
  /** Uuids of evaluations with a rating, by stage and set. */
  rated: Map<string, string>;
  /** Uses that count, and whether each is verified. */
  uses: Map<string, boolean>;
  reached: number;
}

/** How far a hazard is: 0 not counted, 1 identified, 2 rated, 3 mitigated, 4 verified. */
function stepOf({ set, isCounted, rated, uses }: HazardFacts): number {
  if (!isCounted) return 0;
  const has = (stage: string) => [...rated.values()].includes(`${stage} ${set}`);
  if (!has('INITIAL')) return 1;
  if (!has('FINAL')) return 2;
  return uses.size > 0 && [...uses.values()].every(Boolean) ? 4 : 3;
}

/**
 * How many hazards there were at the end of each day on which something changed, and how far they were. Parts of a
 * deleted hazard go with it, as the database deletes them, and come back by the rows that a restore writes.
 * @param changes in the order of the audit trail
 */
export function progressByDay(changes: Iterable<DayChange>): ProgressDay[] {
  const hazards = new Map<string, HazardFacts>();
  /** Hazards at each step. */
  const at = [0, 0, 0, 0, 0];
  const days: ProgressDay[] = [];
  let day: string | undefined;
  const close = () => {
    if (day === undefined) return;
    const [, identified = 0, rated = 0, mitigated = 0, verified = 0] = at;
    days.push({
      day,
      identified: identified + rated + mitigated + verified,
      rated: rated + mitigated + verified,
      mitigated: mitigated + verified,
      verified,
    });
  };
  const move = (facts: HazardFacts, step: number) => {
    at[facts.reached] = (at[facts.reached] ?? 0) - 1;
    at[step] = (at[step] ?? 0) + 1;
    facts.reached = step;
  };
  for (const change of changes) {
    if (change.day !== day) {
      close();
      day = change.day;
    }
    const hazardUuid = change.kind === 'Hazard' ? change.uuid : change.hazardUuid;
    if (!hazardUuid) continue;
    let facts = hazards.get(hazardUuid);
    if (change.kind === 'Hazard' && change.isGone) {
      if (facts) {
        at[facts.reached] = (at[facts.reached] ?? 0) - 1;
        hazards.delete(hazardUuid);
      }
      continue;
    }
    if (!facts) {
      // What belongs to a hazard that is not there (any more) counts for nothing, but it may stand before its hazard.
      facts = { set: null, isCounted: false, rated: new Map(), uses: new Map(), reached: 0 };
      at[0] = (at[0] ?? 0) + 1;
      hazards.set(hazardUuid, facts);
    }
    if (change.kind === 'Hazard') {
      facts.set = change.riskRatingSetUuid;
      facts.isCounted = change.isCounted;
    } else if (change.kind === 'HazardEvaluation') {
      if (change.isGone || !change.isCounted) facts.rated.delete(change.uuid);
      else facts.rated.set(change.uuid, `${change.stage} ${change.riskRatingSetUuid}`);
    } else if (change.isGone || !change.isCounted) facts.uses.delete(change.uuid);
    else facts.uses.set(change.uuid, change.stage === 'VERIFIED');
    move(facts, stepOf(facts));
  }
  close();
  return days;
}
