import type { RecordModel } from '../recordModel';
import { CONTEXT_MODELS } from './contextModels';
import { figureModel } from './figureModel';
import { functionModel } from './functionModel';
import { hazardModel } from './hazardModel';
import { machineHazardModel } from './machineHazardModel';
import { NAMED_MODELS } from './namedModels';
import { PLACE_MODELS } from './placeModels';
import { TREATMENT_MODELS } from './treatmentModels';

/** Everything that is edited in place. An entry is all that undo and the recovery of unsent edits need. */
const MODELS: readonly RecordModel[] = [
  figureModel,
  functionModel,
  hazardModel,
  machineHazardModel,
  ...NAMED_MODELS,
  ...CONTEXT_MODELS,
  ...PLACE_MODELS,
  ...TREATMENT_MODELS,
];

const byEntity = new Map(MODELS.map(model => [model.entity, model]));

export const modelOf = (entity: string): RecordModel | undefined => byEntity.get(entity);
