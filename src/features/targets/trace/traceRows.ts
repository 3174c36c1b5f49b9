import { groupsByEach } from '@domain/groupsBy';
import { MAX_ANCESTORS } from '@domain/measures/requirementLevel';
import { type HoleKind, isLeftOut } from '@domain/trace/traceHoles';
import type { Document } from '@/api/documents';
import type { HazardRrm } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import type { SafetyTarget } from '@/api/lookups';
import type { Rrm } from '@/api/rrms';
import type { SafetyFunction } from '@/api/safety-functions';
import type { Srem } from '@/api/srems';

/** One way from a hazard to what carries its target out; what is missing on the way is undefined. */
export interface TraceRow {
  key: string;
  hazard: Hazard | undefined;
  target: SafetyTarget | undefined;
  requirement: Srem | undefined;
  /** That rely on the requirement or carry the target out; on a row of the hazard alone those that reduce its risk. */
  measures: readonly Rrm[];
  /** That those measures are; on a row of the hazard alone all that no other row of it shows. */
  functions: readonly SafetyFunction[];
  /** That are about the hazard, the target or the requirement. */
  documents: readonly Document[];
}

export interface TraceRecords {
  hazards: readonly Hazard[];
  targets: readonly SafetyTarget[];
  requirements: readonly Srem[];
  uses: readonly HazardRrm[];
  measures: readonly Rrm[];
  functions: readonly SafetyFunction[];
  documents: readonly Document[];
  /** Uses that reduce the risk of their hazard. */
  reducing: readonly HazardRrm[];
}

/** Whether a document names a hazard, a target or a requirement. */
export const isAbout = ({ hazardUuids, safetyTargetUuids, sremUuids }: Document, uuid: string): boolean =>
  [hazardUuids, safetyTargetUuids, sremUuids].some(uuids => uuids.includes(uuid));

/** Every way through the trace, hazards in their order, then what no hazard leads to. */
export function traceRows({
  hazards,
  targets,
  requirements,
  uses,
  measures,
  functions,
  documents,
  reducing,
}: TraceRecords): TraceRow[] {
  const shownHazards = hazards.filter(hazard => !isLeftOut(hazard));
  const open = requirements.filter(requirement => !isLeftOut(requirement));
  const targetsOf = groupsByEach(targets, ({ hazardUuids }) => hazardUuids);
  const byUuid = new Map(open.map(requirement => [requirement.uuid, requirement]));
  const requirementsOf = groupsByEach(open, requirement => servedBy(requirement, byUuid));
  const directOf = groupsByEach(open, ({ hazardUuids }) => hazardUuids);
  const usesOf = groupsByEach(
    uses.filter(use => !isLeftOut(use)),
    ({ hazardUuid }) => [hazardUuid],
  );
  const measureOf = new Map(measures.map(measure => [measure.uuid, measure]));
  const relyingOn = groupsByEach(
    uses.filter(use => !isLeftOut(use)),
    ({ sremUuid }) => (sremUuid ? [sremUuid] : []),
  );
  const reducingOf = groupsByEach(reducing, ({ hazardUuid }) => [hazardUuid]);
  const used = new Set(uses.filter(use => !isLeftOut(use)).map(({ rrmUuid }) => rrmUuid));
  const carryingOut = groupsByEach(
    measures.filter(({ uuid }) => used.has(uuid)),
    ({ safetyTargetUuid }) => (safetyTargetUuid ? [safetyTargetUuid] : []),
  );
  const shownFunctions = functions.filter(one => !isLeftOut(one));
  const functionsOf = groupsByEach(shownFunctions, ({ rrmUuids }) => rrmUuids);
  const demandedBy = groupsByEach(shownFunctions, ({ demandingHazardUuids }) => demandingHazardUuids);
  const documentsOf = groupsByEach(documents, ({ hazardUuids, safetyTargetUuids, sremUuids }) => [
    ...hazardUuids,
    ...safetyTargetUuids,
    ...sremUuids,
  ]);
  const rows: TraceRow[] = [];
  const reached = new Set<string>();
  const functionsBy = (shown: readonly Rrm[], more: readonly SafetyFunction[] = []) => [
    ...new Set([...shown.flatMap(({ uuid }) => functionsOf.get(uuid) ?? []), ...more]),
  ];
  const carriedOutBy = (target: SafetyTarget | undefined, requirement: Srem | undefined) => {
    const shown = new Set(
      requirement
        ? (relyingOn.get(requirement.uuid) ?? []).flatMap(({ rrmUuid }) => measureOf.get(rrmUuid) ?? [])
        : (carryingOut.get(target?.uuid ?? '') ?? []),
    );
    return { measures: [...shown], functions: functionsBy([...shown]) };
  };
  const add = (
    hazard: Hazard | undefined,
    target: SafetyTarget | undefined,
    requirement: Srem | undefined,
    shownBy: Pick<TraceRow, 'measures' | 'functions'> = carriedOutBy(target, requirement),
  ) => {
    for (const record of [target, requirement]) if (record) reached.add(record.uuid);
    rows.push({
      key: [hazard, target, requirement].map(record => record?.uuid ?? '').join(' '),
      hazard,
      target,
      requirement,
      ...shownBy,
      documents: [
        ...new Set(
          [hazard, target, requirement].flatMap(record => documentsOf.get(record?.uuid ?? '') ?? []),
        ),
      ],
    });
  };
  /** What reduces the risk of a hazard and stands in none of its rows; what its targets do not lead to is no way through them. */
  const leftOf = (hazard: Hazard, ofHazard: readonly TraceRow[]) => {
    const isNew = (record: Rrm | SafetyFunction) =>
      !ofHazard.some(row => [...row.measures, ...row.functions].some(({ uuid }) => uuid === record.uuid));
    const own = ofHazard.some(({ target }) => target) ? [] : (reducingOf.get(hazard.uuid) ?? []);
    const shown = [...new Set(own.flatMap(({ rrmUuid }) => measureOf.get(rrmUuid) ?? []))].filter(isNew);
    const demanded = demandedBy.get(hazard.uuid) ?? [];
    return { measures: shown, functions: functionsBy(shown, demanded).filter(isNew) };
  };
  const addTarget = (hazard: Hazard | undefined, target: SafetyTarget) => {
    const own = requirementsOf.get(target.uuid) ?? [undefined];
    for (const requirement of own) add(hazard, target, requirement);
    return own;
  };
  for (const hazard of shownHazards) {
    const before = rows.length;
    const own = targetsOf.get(hazard.uuid) ?? [];
    const through = new Set(own.flatMap(target => addTarget(hazard, target)));
    const relied = (usesOf.get(hazard.uuid) ?? []).flatMap(
      ({ sremUuid }) => byUuid.get(sremUuid ?? '') ?? [],
    );
    const direct = new Set([...(directOf.get(hazard.uuid) ?? []), ...relied]);
    for (const requirement of direct) if (!through.has(requirement)) add(hazard, undefined, requirement);
    const left = leftOf(hazard, rows.slice(before));
    if (rows.length === before || left.measures.length + left.functions.length > 0)
      add(hazard, undefined, undefined, left);
  }
  for (const target of targets) if (!reached.has(target.uuid)) addTarget(undefined, target);
  for (const requirement of open) if (!reached.has(requirement.uuid)) add(undefined, undefined, requirement);
  return rows;
}

/** Targets that a requirement carries out: its own, else those of what it is a part of. */
function servedBy(requirement: Srem, byUuid: ReadonlyMap<string, Srem>): readonly string[] {
  let at: Srem | undefined = requirement;
  for (let depth = 0; at && depth < MAX_ANCESTORS; depth += 1) {
    if (at.safetyTargetUuids.length > 0) return at.safetyTargetUuids;
    at = byUuid.get(at.parentUuid ?? '');
  }
  return [];
}

/** The same ways from the requirements: those without one come last. */
export function fromRequirements(rows: readonly TraceRow[]): TraceRow[] {
  const place = new Map<string, number>();
  for (const { requirement } of rows)
    if (requirement && !place.has(requirement.uuid)) place.set(requirement.uuid, place.size);
  const placeOf = ({ requirement }: TraceRow) => place.get(requirement?.uuid ?? '') ?? place.size;
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
}

interface TraceFilter {
  onlyHoles: boolean;
  kind: HoleKind | undefined;
  search: string;
}

/** @param holesOf by the uuid of a record */
export function filterRows(
  rows: readonly TraceRow[],
  holesOf: ReadonlyMap<string, readonly HoleKind[]>,
  { onlyHoles, kind, search }: TraceFilter,
): readonly TraceRow[] {
  const words = search.trim().toLocaleLowerCase();
  const isWanted = (row: TraceRow) => {
    const records = [row.hazard, row.target, row.requirement];
    const holes = [...records, ...row.functions].flatMap(record => holesOf.get(record?.uuid ?? '') ?? []);
    if (kind ? !holes.includes(kind) : onlyHoles && holes.length === 0) return false;
    return (
      words === '' ||
      [...records, ...row.measures, ...row.functions, ...row.documents].some(
        record => record && `${record.code} ${record.name}`.toLocaleLowerCase().includes(words),
      )
    );
  };
  return rows.filter(isWanted);
}
