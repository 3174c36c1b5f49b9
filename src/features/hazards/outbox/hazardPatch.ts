import type { LevelField } from '@domain/rating/parameters';
import type { Hazard, HazardEvaluation, HazardFields, HazardInitialRisk } from '@/api/hazards';
import type { RiskParameter } from '@/api/risk-model';

/**
 * A change of a hazard, cell by cell: the name of a field (`functionUuid`, `name`), or `levels/<set>/<field>` and
 * `rationale/<set>/<parameter>` of its initial evaluation in one rating set. The columns of the worksheet carry these
 * paths as their keys.
 */
export type HazardPatch = Readonly<Record<string, unknown>>;

export const levelPath = (riskRatingSetUuid: string, field: LevelField): string =>
  `levels/${riskRatingSetUuid}/${field}`;
export const rationalePath = (riskRatingSetUuid: string, parameter: RiskParameter): string =>
  `rationale/${riskRatingSetUuid}/${parameter}`;

type ParsedPath =
  | { kind: 'field'; field: string }
  | { kind: 'levels' | 'rationale'; riskRatingSetUuid: string; field: string };

export function parsePath(path: string): ParsedPath {
  const [kind, riskRatingSetUuid, field] = path.split('/');
  return (kind === 'levels' || kind === 'rationale') && riskRatingSetUuid && field
    ? { kind, riskRatingSetUuid, field }
    : { kind: 'field', field: path };
}

/** The evaluation of the initial risk in one set, or undefined while nothing was rated. */
export const initialEvaluation = (hazard: Hazard, riskRatingSetUuid: string): HazardEvaluation | undefined =>
  hazard.evaluations.find(
    evaluation => evaluation.stage === 'INITIAL' && evaluation.riskRatingSetUuid === riskRatingSetUuid,
  );

/** What a hazard holds in a cell; an absent level is null, an absent reason an empty text. */
export function readPath(hazard: Hazard, path: string): unknown {
  const at = parsePath(path);
  if (at.kind === 'field') return hazard[at.field as keyof Hazard];
  const evaluation = initialEvaluation(hazard, at.riskRatingSetUuid);
  return at.kind === 'levels'
    ? (evaluation?.[at.field as LevelField] ?? null)
    : (evaluation?.rationale[at.field as RiskParameter] ?? '');
}

/** Whether a cell holds this value; lists by content. */
export function holds(hazard: Hazard, path: string, value: unknown): boolean {
  const now = readPath(hazard, path);
  if (!Array.isArray(now) || !Array.isArray(value)) return now === value;
  return now.length === value.length && now.every((item, index) => item === value[index]);
}

/** The hazard as it looks with the change; the hazard itself when there is none. */
export function applyPatch(hazard: Hazard, patch: HazardPatch): Hazard {
  const paths = Object.keys(patch);
  if (paths.length === 0) return hazard;
  const next = { ...hazard, evaluations: [...hazard.evaluations] };
  for (const path of paths) {
    const at = parsePath(path);
    if (at.kind === 'field') Object.assign(next, { [at.field]: patch[path] });
    else {
      const index = next.evaluations.findIndex(
        item => item.stage === 'INITIAL' && item.riskRatingSetUuid === at.riskRatingSetUuid,
      );
      const before = next.evaluations[index] ?? emptyEvaluation(hazard, at.riskRatingSetUuid);
      const evaluation =
        at.kind === 'levels'
          ? { ...before, [at.field]: patch[path] }
          : { ...before, rationale: { ...before.rationale, [at.field]: patch[path] } };
      next.evaluations[index < 0 ? next.evaluations.length : index] = evaluation;
    }
  }
  return next;
}

/** Stands for an evaluation that the server makes with the first level. */
const emptyEvaluation = (hazard: Hazard, riskRatingSetUuid: string): HazardEvaluation => ({
  uuid: '',
  revision: 0,
  createdAt: hazard.updatedAt,
  createdBy: null,
  updatedAt: hazard.updatedAt,
  updatedBy: null,
  hazardUuid: hazard.uuid,
  stage: 'INITIAL',
  riskRatingSetUuid,
  ratingSetVersion: '',
  severityUuid: null,
  exposureUuid: null,
  probabilityUuid: null,
  avoidabilityUuid: null,
  classUuid: null,
  ratingUuid: null,
  score: null,
  rationale: {},
  origin: 'MANUAL',
  calculatedAt: null,
});

/** One call that saves a part of a change. */
export type HazardRequest = {
  hazardUuid: string;
  revision: number;
  patch: HazardPatch;
} /** `resetVotes`: a person has confirmed it. */ & (
  | { kind: 'fields'; fields: Omit<HazardFields, 'resetVotes'>; resetVotes: boolean }
  | { kind: 'initialRisk'; levels: Omit<HazardInitialRisk, 'revision'> }
);

/** The first call of a change, and the part that is left for the next one. */
export function splitRequest(
  { uuid, revision }: Pick<Hazard, 'uuid' | 'revision'>,
  patch: HazardPatch,
  resetVotes = false,
): { request: HazardRequest; rest: HazardPatch } {
  const paths = Object.keys(patch);
  const fields = paths.filter(path => parsePath(path).kind === 'field');
  const first = parsePath(paths.find(path => !fields.includes(path)) ?? '');
  const own =
    fields.length > 0 || first.kind === 'field'
      ? fields
      : paths.filter(path => {
          const at = parsePath(path);
          return at.kind !== 'field' && at.riskRatingSetUuid === first.riskRatingSetUuid;
        });
  const part = pick(patch, path => own.includes(path));
  const base = { hazardUuid: uuid, revision, patch: part };
  const request: HazardRequest =
    fields.length > 0 || first.kind === 'field'
      ? { ...base, kind: 'fields', fields: part as HazardFields, resetVotes }
      : { ...base, kind: 'initialRisk', levels: toInitialRisk(first.riskRatingSetUuid, part) };
  return { request, rest: pick(patch, path => !own.includes(path)) };
}

function toInitialRisk(riskRatingSetUuid: string, patch: HazardPatch): Omit<HazardInitialRisk, 'revision'> {
  const levels: Record<string, unknown> = {};
  const rationale: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(patch)) {
    const at = parsePath(path);
    (at.kind === 'rationale' ? rationale : levels)[at.field] = value;
  }
  return {
    riskRatingSetUuid,
    ...levels,
    ...(Object.keys(rationale).length > 0 && { rationale }),
  };
}

export const pick = (patch: HazardPatch, keeps: (path: string) => boolean): HazardPatch =>
  Object.fromEntries(Object.entries(patch).filter(([path]) => keeps(path)));

export const isEmpty = (patch: HazardPatch): boolean => Object.keys(patch).length === 0;

/**
 * Whether somebody else's change and mine meet: the same cell got another value, or the levels of one rating did, which
 * are one judgement together.
 * @param base what mine was made on
 */
export function collides(base: Hazard, theirs: Hazard, mine: HazardPatch): boolean {
  return Object.entries(mine).some(([path, value]) => {
    if (holds(theirs, path, value)) return false;
    const at = parsePath(path);
    if (at.kind !== 'levels') return !holds(theirs, path, readPath(base, path));
    const [before, now] = [base, theirs].map(hazard => initialEvaluation(hazard, at.riskRatingSetUuid));
    return LEVELS.some(field => {
      const level = now?.[field] ?? null;
      // My own level, saved by a call whose answer was lost, is nobody else's.
      return (before?.[field] ?? null) !== level && mine[levelPath(at.riskRatingSetUuid, field)] !== level;
    });
  });
}

const LEVELS = ['severityUuid', 'exposureUuid', 'probabilityUuid', 'avoidabilityUuid'] as const;
