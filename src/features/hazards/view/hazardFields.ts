import type { Levels } from '@domain/rating/parameters';
import { ratingOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { initialEvaluation } from '@/records/models/hazardModel';
import type { CatalogName } from './catalog';

export type LinkField =
  | 'functionUuid'
  | 'malfunctionUuid'
  | 'exposureSituationUuid'
  | 'hazardousEventUuid'
  | 'machineUuid'
  | 'taskUuid'
  | 'zoneUuid'
  | 'lifecyclePhaseUuid'
  | 'hazardTypeUuid'
  | 'energySourceUuid';

/** A column that points at a record. `id` names it in the address. */
export interface LinkColumn {
  id: string;
  field: LinkField | 'personnelUuids';
  catalog: CatalogName;
  label: TextDefinition;
  /**
   * The least, so that everything fits at 1440 px, for functions beside the open details too, and the usual words of lists
   * stay whole; columns share what is left.
   */
  width: number;
  /** Shares of what is left, by how long the texts of such records are. */
  grow: number;
}

const LABELS = defineTexts(
  'hazards',
  {
    event: 'Hazardous event',
    function: 'Function',
    malfunction: 'Malfunction',
    situation: 'Situation',
    machine: 'Machine',
    task: 'Task',
    zone: 'Zone',
    phase: 'Phase',
    personnel: 'Personnel',
    type: 'Hazard type',
    energy: 'Energy',
  },
  'column-',
);

const event: LinkColumn = {
  id: 'event',
  field: 'hazardousEventUuid',
  catalog: 'hazardousEvents',
  label: LABELS.event,
  width: 104,
  grow: 3,
};

/** The columns of each style in the order of the worksheet (domain model 2.9). */
export const LINK_COLUMNS: Record<Hazard['style'], readonly LinkColumn[]> = {
  FUNCTION: [
    {
      id: 'function',
      field: 'functionUuid',
      catalog: 'functions',
      label: LABELS.function,
      width: 96,
      grow: 1.6,
    },
    {
      id: 'malfunction',
      field: 'malfunctionUuid',
      catalog: 'malfunctions',
      label: LABELS.malfunction,
      width: 104,
      grow: 3.2,
    },
    {
      id: 'situation',
      field: 'exposureSituationUuid',
      catalog: 'exposureSituations',
      label: LABELS.situation,
      width: 100,
      grow: 2.6,
    },
    event,
  ],
  MACHINE: [
    { id: 'machine', field: 'machineUuid', catalog: 'machines', label: LABELS.machine, width: 84, grow: 1.2 },
    { id: 'task', field: 'taskUuid', catalog: 'tasks', label: LABELS.task, width: 96, grow: 2.4 },
    { id: 'zone', field: 'zoneUuid', catalog: 'zones', label: LABELS.zone, width: 84, grow: 1.4 },
    {
      id: 'phase',
      field: 'lifecyclePhaseUuid',
      catalog: 'lifecyclePhases',
      label: LABELS.phase,
      width: 112,
      grow: 1.2,
    },
    {
      id: 'personnel',
      field: 'personnelUuids',
      catalog: 'personnel',
      label: LABELS.personnel,
      width: 110,
      grow: 1.4,
    },
    {
      id: 'type',
      field: 'hazardTypeUuid',
      catalog: 'hazardTypes',
      label: LABELS.type,
      width: 100,
      grow: 1.6,
    },
    {
      id: 'energy',
      field: 'energySourceUuid',
      catalog: 'energySources',
      label: LABELS.energy,
      width: 92,
      grow: 1.8,
    },
    event,
  ],
};

/** The levels of the initial risk in a set. */
export const initialLevels = (hazard: Hazard, set: Pick<RiskRatingSet, 'uuid'>): Levels =>
  initialEvaluation(hazard, set.uuid) ?? {};

/** The rating of the initial risk, looked up in the set's table; undefined while levels are missing. */
export const initialRating = (hazard: Hazard, set: RiskRatingSet) =>
  ratingOf(set, initialLevels(hazard, set));

/** The evaluation with the measures in a set. */
export const finalEvaluation = (hazard: Hazard, set: Pick<RiskRatingSet, 'uuid'>) =>
  hazard.evaluations.find(
    ({ stage, riskRatingSetUuid }) => stage === 'FINAL' && riskRatingSetUuid === set.uuid,
  );

/** The rating with the measures, as it was recalculated or agreed; undefined while there is none. */
export const finalRating = (hazard: Hazard, set: Pick<RiskRatingSet, 'uuid' | 'ratings'>) => {
  const uuid = finalEvaluation(hazard, set)?.ratingUuid;
  return uuid ? set.ratings.find(rating => rating.uuid === uuid) : undefined;
};
