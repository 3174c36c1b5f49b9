import { groupsBy } from '@domain/groupsBy';
import { levelOf, scalesOf } from '@domain/rating/ratingSet';
import type { HazardRrm } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import type { SafetyTarget } from '@/api/lookups';
import type { RiskRatingSet } from '@/api/risk-model';
import type { Rrm } from '@/api/rrms';
import type { Srem } from '@/api/srems';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import { readonlyColumn, type WorksheetColumn } from '@/ui/worksheet';
import { finalEvaluation } from '../view/hazardFields';

export interface Treatment {
  readonly targets: readonly SafetyTarget[];
  readonly requirements: readonly Srem[];
  readonly measures: readonly Rrm[];
  readonly uses: readonly HazardRrm[];
}

interface Titled {
  readonly uuid: string;
  readonly code: string;
  readonly name: string;
}

type Column = WorksheetColumn<Hazard>;

const titlesOf = (records: readonly Titled[]): string =>
  records.map(({ code, name }) => `${code} ${name}`).join('\n');
const linesOf = (lines: readonly string[]): string => [...new Set(lines.filter(Boolean))].join('\n');

function byUuid<R extends Titled>(records: readonly R[]) {
  const known = new Map(records.map(record => [record.uuid, record]));
  return (uuids: readonly string[]) => uuids.flatMap(uuid => known.get(uuid) ?? []);
}

/** What the hazard demands: safety targets with level and safe state, and the requirements (domain model 2.9). */
export function demandColumns({ targets, requirements }: Treatment, text: TextOf): Column[] {
  const targetsOf = byUuid(targets);
  const requirementsOf = byUuid(requirements);
  const whyReadOnly = () =>
    text('linked-elsewhere', 'It is linked in the details of the hazard, and on the pages of targets.');
  const column = (key: string, name: string, width: number, getValue: (hazard: Hazard) => string) =>
    readonlyColumn<Hazard>({ key, name, width, wraps: true, whyReadOnly, getValue }) as Column;
  return [
    column('targets', text('column-targets', 'Safety targets'), 200, ({ safetyTargetUuids }) =>
      titlesOf(targetsOf(safetyTargetUuids)),
    ),
    column('targetLevels', text('column-target-level', 'Level of the target'), 88, ({ safetyTargetUuids }) =>
      linesOf(targetsOf(safetyTargetUuids).map(({ level }) => level ?? '')),
    ),
    column('safeStates', text('column-safe-state', 'Safe state'), 180, ({ safetyTargetUuids }) =>
      linesOf(targetsOf(safetyTargetUuids).map(({ safeState }) => safeState)),
    ),
    column('requirements', text('column-requirements', 'Requirements'), 200, ({ sremUuids }) =>
      titlesOf(requirementsOf(sremUuids)),
    ),
  ];
}

/** What reduces the risk, which levels are left by it, and what a safety function has to reach (domain model 2.9). */
export function measureColumns({ measures, uses }: Treatment, set: RiskRatingSet, text: TextOf): Column[] {
  const measuresOf = byUuid(measures);
  const usesOf = groupsBy(
    uses.filter(({ status }) => status !== 'REJECTED'),
    ({ hazardUuid }) => hazardUuid,
  );
  const of = ({ uuid }: Hazard) => usesOf.get(uuid) ?? [];
  const whyReadOnly = () => text('measures-elsewhere', 'Measures are judged in the details of the hazard.');
  const column = (key: string, name: string, width: number, getValue: (hazard: Hazard) => string) =>
    readonlyColumn<Hazard>({ key, name, width, wraps: true, whyReadOnly, getValue }) as Column;
  return [
    column('measures', text('column-measures', 'Measures'), 220, hazard =>
      titlesOf(measuresOf(of(hazard).map(({ rrmUuid }) => rrmUuid))),
    ),
    ...scalesOf(set).map(({ field, symbol, label }) =>
      readonlyColumn<Hazard>({
        key: `final/${field}`,
        name: text('column-final-level', '{1}, final', { values: [symbol] }),
        description: label,
        width: 64,
        whyReadOnly: () =>
          text('final-computed', 'It follows from the initial rating and the measures, or from a vote.'),
        getValue: hazard => levelOf(set, finalEvaluation(hazard, set)?.[field])?.code ?? '',
      }),
    ),
    column('requiredLevels', text('column-required', 'Required'), 84, hazard =>
      linesOf(of(hazard).map(({ requiredLevel }) => requiredLevel ?? '')),
    ),
    column('achievedLevels', text('column-achieved', 'Achieved'), 84, hazard =>
      linesOf(of(hazard).map(({ achievedLevel }) => achievedLevel ?? '')),
    ),
  ];
}

/** Whether the group agreed on the rating and locked it, and whether the risk is frozen. */
export const stateColumns = (text: TextOf): Column[] => [
  readonlyColumn<Hazard>({
    key: 'lock',
    name: text('column-lock', 'Lock'),
    width: 92,
    whyReadOnly: () =>
      text('lock-elsewhere', 'Ratings are locked and risks frozen by the actions of selected rows.'),
    getValue: ({ isConsensusVotingLocked, isFinalConsensusVotingLocked }) =>
      [
        isConsensusVotingLocked && text('lock-initial', 'Initial'),
        isFinalConsensusVotingLocked && text('lock-final', 'Final'),
      ]
        .filter(Boolean)
        .join(', '),
  }),
  readonlyColumn<Hazard>({
    key: 'freeze',
    name: text('column-freeze', 'Freeze'),
    width: 84,
    whyReadOnly: () =>
      text('lock-elsewhere', 'Ratings are locked and risks frozen by the actions of selected rows.'),
    getValue: ({ isRiskFrozen }) => (isRiskFrozen ? text('is-frozen', 'Frozen') : ''),
  }),
];
