import { groupsBy } from '../groupsBy.ts';
import { type DemandingRating, lacksAnswer } from '../hazards/answered.ts';
import { type Asil, decompositionProblems } from '../measures/decomposition.ts';
import {
  type LeveledRequirement,
  MAX_ANCESTORS,
  requirementLevels,
  type TargetLevel,
  targetsAbove,
} from '../measures/requirementLevel.ts';

/** What a trace lacks, from a hazard to its evidence and back (domain model 1.34, 1.36, 1.49, V3, V8, V23, V25, V26). */
export const HOLE_KINDS = [
  'HAZARD_WITHOUT_TARGET',
  'TARGET_WITHOUT_REQUIREMENT',
  'REQUIREMENT_BELOW_TARGET',
  'DECOMPOSITION_NOT_ALLOWED',
  'REQUIREMENT_WITHOUT_VERIFICATION',
  'REQUIREMENT_WITHOUT_DOCUMENT',
  'TARGET_WITHOUT_HAZARD',
  'REQUIREMENT_WITHOUT_HAZARD',
  'FUNCTION_BELOW_REQUIRED',
] as const;
export type HoleKind = (typeof HOLE_KINDS)[number];

export interface TracedHazard {
  uuid: string;
  style: 'FUNCTION' | 'MACHINE';
  status: string;
  /** The initial one in its own set. */
  rating: DemandingRating | undefined;
  /** A measure reduces its risk. */
  isTreated: boolean;
}

export interface TracedTarget {
  uuid: string;
  hazardUuids: readonly string[];
  /** The one that holds; null while no hazard of it is rated. */
  level: TargetLevel | null;
}

export interface TracedRequirement extends LeveledRequirement {
  status: string;
  allocatedTo: string;
  independence: string;
  verificationMethod: string;
  externalId: string;
  externalUrl: string | null;
  hazardUuids: readonly string[];
}

/** The use of a measure on a hazard. */
export interface TracedUse {
  hazardUuid: string;
  rrmUuid: string;
  sremUuid: string | null;
  status: string;
  evidence: string;
  evidenceDocumentUuid: string | null;
}

export interface TracedMeasure {
  uuid: string;
  /** The target that it carries out. */
  safetyTargetUuid: string | null;
}

export interface TracedFunction {
  uuid: string;
  status: string;
  /** It achieves less than its hazards ask for (V25). */
  isBelow: boolean;
}

export interface TracedDocument {
  /** Requirements that it specifies or shows. */
  sremUuids: readonly string[];
}

export interface Traced {
  hazards: readonly TracedHazard[];
  targets: readonly TracedTarget[];
  requirements: readonly TracedRequirement[];
  uses: readonly TracedUse[];
  measures: readonly TracedMeasure[];
  functions: readonly TracedFunction[];
  documents: readonly TracedDocument[];
}

export interface Hole {
  kind: HoleKind;
  /** The record that has it. */
  uuid: string;
}

/** Nobody has to do anything about these any more. */
export const isLeftOut = ({ status }: { status: string }): boolean =>
  status === 'REJECTED' || status === 'DUPLICATE';

const hasShare = (
  requirement: TracedRequirement,
): requirement is TracedRequirement & { decomposedLevel: Asil } => requirement.decomposedLevel !== null;

/** Everything that a trace lacks. Hazards that are rejected or duplicates and rejected requirements lack nothing. */
export function findHoles(traced: Traced): Hole[] {
  const hazards = traced.hazards.filter(hazard => !isLeftOut(hazard));
  const requirements = traced.requirements.filter(requirement => !isLeftOut(requirement));
  const uses = traced.uses.filter(use => !isLeftOut(use));
  const targets = new Map(traced.targets.map(target => [target.uuid, target]));
  const known = new Set(hazards.map(({ uuid }) => uuid));
  const leads = (uuids: readonly string[]) => uuids.some(uuid => known.has(uuid));
  const targeted = new Set(traced.targets.flatMap(({ hazardUuids }) => hazardUuids));
  const used = new Set(uses.map(({ rrmUuid }) => rrmUuid));
  const carriedOut = new Set([
    ...requirements.flatMap(({ safetyTargetUuids }) => safetyTargetUuids),
    // A safety function that hazards use carries its target out as well (ISO 13849-1:2015 5.1).
    ...traced.measures.filter(({ uuid }) => used.has(uuid)).map(({ safetyTargetUuid }) => safetyTargetUuid),
  ]);
  const reliedOn = new Set(
    uses.flatMap(({ hazardUuid, sremUuid }) => (known.has(hazardUuid) ? sremUuid : [])),
  );
  const shown = new Set(
    uses.flatMap(({ sremUuid, evidence, evidenceDocumentUuid }) =>
      evidence.trim() || evidenceDocumentUuid ? sremUuid : [],
    ),
  );
  const documented = new Set(traced.documents.flatMap(({ sremUuids }) => sremUuids));
  const holes: Hole[] = [];
  const add = (kind: HoleKind, uuid: string, isMissing: boolean) => isMissing && holes.push({ kind, uuid });
  for (const { uuid, style, rating, isTreated } of hazards) {
    const isMissing = lacksAnswer(rating, { style, hasTarget: targeted.has(uuid), isTreated });
    add('HAZARD_WITHOUT_TARGET', uuid, isMissing);
  }
  for (const { uuid, hazardUuids } of traced.targets) {
    add('TARGET_WITHOUT_REQUIREMENT', uuid, !carriedOut.has(uuid));
    add('TARGET_WITHOUT_HAZARD', uuid, !leads(hazardUuids));
  }
  const byUuid = new Map(traced.requirements.map(requirement => [requirement.uuid, requirement]));
  const levelOfTarget = (uuid: string) => targets.get(uuid)?.level;
  const levels = requirementLevels(traced.requirements, levelOfTarget);
  const parts = groupsBy(requirements, ({ parentUuid }) => parentUuid);
  /** Targets that it serves, and those that what it is a part of serves. */
  const servedBy = (requirement: TracedRequirement, depth = 0): string[] => {
    const above = byUuid.get(requirement.parentUuid ?? '');
    const ofParent = above && depth < MAX_ANCESTORS ? servedBy(above, depth + 1) : [];
    return [...requirement.safetyTargetUuids, ...ofParent];
  };
  for (const requirement of requirements) {
    const { uuid, hazardUuids } = requirement;
    const level = levels.get(uuid);
    const isTooLow = targetsAbove(requirement, level, byUuid, levelOfTarget).length > 0;
    add('REQUIREMENT_BELOW_TARGET', uuid, isTooLow);
    const shares = (parts.get(uuid) ?? []).filter(hasShare);
    const asil = level?.category === 'ASIL' ? level.own : null;
    const isWrong = decompositionProblems(asil, shares, requirement.independence).length > 0;
    add('DECOMPOSITION_NOT_ALLOWED', uuid, isWrong);
    add('REQUIREMENT_WITHOUT_VERIFICATION', uuid, requirement.verificationMethod.trim() === '');
    const isDocumented =
      requirement.externalId.trim() || requirement.externalUrl || shown.has(uuid) || documented.has(uuid);
    add('REQUIREMENT_WITHOUT_DOCUMENT', uuid, !isDocumented);
    const served = servedBy(requirement).flatMap(target => targets.get(target)?.hazardUuids ?? []);
    const isLedTo = leads(hazardUuids) || leads(served) || reliedOn.has(uuid);
    add('REQUIREMENT_WITHOUT_HAZARD', uuid, !isLedTo);
  }
  for (const { uuid, isBelow } of traced.functions.filter(one => !isLeftOut(one)))
    add('FUNCTION_BELOW_REQUIRED', uuid, isBelow);
  return holes;
}
