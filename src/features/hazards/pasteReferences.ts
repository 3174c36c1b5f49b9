import type { Hazard } from '@/api/hazards';
import { FunctionCreateLimits, SafetyTargetCreateLimits, SremCreateLimits } from '@/api/limits';
import type { PasteReference, PasteReferences } from '@/features/shared/sheet/paste/pasteTypes';
import { misuseModel } from '@/records/models/contextModels';
import { modelOf } from '@/records/models/modelOf';
import {
  eventDraft,
  functionDraft,
  machineDraft,
  malfunctionDraft,
  misuseDraft,
  requirementDraft,
  situationDraft,
  targetDraft,
  taskDraft,
  zoneDraft,
} from '@/records/models/namedDrafts';
import { requirementModel, targetModel } from '@/records/models/treatmentModels';
import { type NewRecord, newRecord } from '@/records/newRecord';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import type { TextOf } from '../shared/rating/ratingTexts';
import type { CatalogName } from './view/catalog';
import { LINK_COLUMNS } from './view/hazardFields';

interface Maker {
  readonly entity: string;
  draftOf(base: NewRecord, hazard: Hazard): ProjectRecord | null;
  scopeOf?(hazard: Hazard): string | null;
}

/** What is made when a pasted cell names it and it is not there. Others are looked after by an administrator. */
const MAKERS: Partial<Record<CatalogName, Maker>> = {
  functions: { entity: 'Function', draftOf: functionDraft },
  malfunctions: {
    entity: 'Malfunction',
    draftOf: (base, { functionUuid }) => (functionUuid ? malfunctionDraft(base, functionUuid) : null),
    scopeOf: ({ functionUuid }) => functionUuid ?? null,
  },
  exposureSituations: { entity: 'ExposureSituation', draftOf: situationDraft },
  hazardousEvents: { entity: 'HazardousEvent', draftOf: eventDraft },
  machines: { entity: 'Machine', draftOf: machineDraft },
  tasks: {
    entity: 'Task',
    draftOf: (base, { machineUuid }) => taskDraft(base, machineUuid),
    scopeOf: ({ machineUuid }) => machineUuid ?? null,
  },
  zones: { entity: 'Zone', draftOf: zoneDraft },
};

/** The records that pasted hazards bring along, in the order of the columns. */
export function hazardReferences(
  style: Hazard['style'],
  projectUuid: string,
  text: TextOf,
): PasteReferences<Hazard> {
  return new Map(
    LINK_COLUMNS[style].flatMap(({ field, label, catalog }): [string, PasteReference<Hazard>][] => {
      const maker = MAKERS[catalog];
      const model = maker && modelOf(maker.entity);
      if (!maker || !model) return [];
      const { scopeOf } = maker;
      const reference: PasteReference<Hazard> = {
        label: text(label),
        model,
        // Every record's name may be as long.
        maxLength: FunctionCreateLimits.name.maxLength,
        draftOf: (name, hazard) =>
          maker.draftOf({ ...newRecord(projectUuid), name }, hazard) ?? {
            refused: text('function-first', 'Choose the function first. A malfunction belongs to one.'),
          },
        ...(scopeOf && { scopeOf }),
      };
      return [[field, reference]];
    }),
  );
}

/** The targets and requirements that pasted hazards bring along, which keep their hazards themselves. */
export const demandReferences = (
  projectUuid: string,
  riskRatingSetUuid: string,
  text: TextOf,
): [string, PasteReference<Hazard>][] => [
  [
    'targets',
    {
      label: text('column-targets', 'Safety targets'),
      model: targetModel as RecordModel,
      maxLength: SafetyTargetCreateLimits.name.maxLength,
      isOneOfSeveral: true,
      draftOf: name => targetDraft({ ...newRecord(projectUuid), name }, riskRatingSetUuid),
    },
  ],
  [
    'requirements',
    {
      label: text('column-requirements', 'Requirements'),
      model: requirementModel as RecordModel,
      maxLength: SremCreateLimits.name.maxLength,
      isOneOfSeveral: true,
      draftOf: name => requirementDraft({ ...newRecord(projectUuid), name }),
    },
  ],
];

/** The misuse of an imported hazard, which only its details show. */
export const misuseReference = (projectUuid: string, text: TextOf): [string, PasteReference<Hazard>] => [
  'misuseUuid',
  {
    label: text('import-misuse', 'Misuse'),
    model: misuseModel as RecordModel,
    maxLength: FunctionCreateLimits.name.maxLength,
    draftOf: name => misuseDraft({ ...newRecord(projectUuid), name }),
  },
];
