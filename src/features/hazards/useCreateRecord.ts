import { useSnackbar } from 'notistack';
import { useCallback, useState } from 'react';
import { useCreateExposureSituationsBatchMutation } from '@/api/exposure-situations';
import { useCreateFunctionsBatchMutation } from '@/api/functions';
import { useCreateHazardousEventsBatchMutation } from '@/api/hazardous-events';
import type { Hazard } from '@/api/hazards';
import { useCreateZonesBatchMutation } from '@/api/lookups';
import { useCreateMachinesBatchMutation } from '@/api/machines';
import { useCreateMalfunctionsBatchMutation } from '@/api/malfunctions';
import type { Project } from '@/api/projects';
import { useCreateTasksBatchMutation } from '@/api/tasks';
import { errorFields, errorMessage } from '@/lib/apiError';
import { useEditQueue } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import type { TextOf } from '../shared/rating/ratingTexts';
import type { CreateRecord } from './columns/linkColumns';
import type { RenameRecord } from './useRenameRecord';

interface CreatedRecords {
  create: CreateRecord;
  /** Names of what was just made, until the lists have been read again. */
  createdNames: ReadonlyMap<string, string>;
}

/** Makes functions, malfunctions and so on from the cell in which their name was typed. */
export function useCreateRecord(
  project: Project,
  rename: RenameRecord['rename'],
  text: TextOf,
): CreatedRecords {
  const [createdNames] = useState(() => new Map<string, string>());
  const { enqueueSnackbar } = useSnackbar();
  const [createFunctions] = useCreateFunctionsBatchMutation();
  const [createMalfunctions] = useCreateMalfunctionsBatchMutation();
  const [createSituations] = useCreateExposureSituationsBatchMutation();
  const [createEvents] = useCreateHazardousEventsBatchMutation();
  const [createMachines] = useCreateMachinesBatchMutation();
  const [createTasks] = useCreateTasksBatchMutation();
  const [createZones] = useCreateZonesBatchMutation();
  const queue = useEditQueue();
  const projectUuid = project.uuid;

  const create = useCallback<CreateRecord>(
    async ({ catalog, field }, typed, opened, start) => {
      const name = typed.trim();
      const items = [{ name }];
      // What was made for the cell before may have come since this one was left.
      const hazard = (queue.find(hazardModel.entity, opened.uuid) as Hazard | undefined) ?? opened;
      const call = () => {
        switch (catalog) {
          case 'functions':
            return createFunctions({ projectUuid, functionBatchCreate: { items } });
          case 'malfunctions':
            return createMalfunctions({
              projectUuid,
              malfunctionBatchCreate: { items: [{ name, functionUuid: hazard.functionUuid ?? '' }] },
            });
          case 'exposureSituations':
            return createSituations({ projectUuid, exposureSituationBatchCreate: { items } });
          case 'hazardousEvents':
            return createEvents({ projectUuid, hazardousEventBatchCreate: { items } });
          case 'machines':
            return createMachines({ projectUuid, machineBatchCreate: { items } });
          case 'tasks':
            return createTasks({
              projectUuid,
              taskBatchCreate: { items: [{ name, machineUuid: hazard.machineUuid }] },
            });
          case 'zones':
            return createZones({ projectUuid, zoneBatchCreate: { items } });
          default:
            throw new Error(`${catalog} are not made in the worksheet`);
        }
      };
      if (start === 'edit' && hazard[field]) {
        const outcome = await rename({ catalog, field }, name, hazard);
        if (outcome !== 'create') return outcome && hazard[field];
      }
      if (catalog === 'malfunctions' && !hazard.functionUuid) {
        enqueueSnackbar(text('function-first', 'Choose the function first. A malfunction belongs to one.'), {
          variant: 'warning',
        });
        return null;
      }
      const { data, error } = await call();
      const result = data?.data.results[0];
      if (result?.uuid) {
        createdNames.set(result.uuid, name);
        return result.uuid;
      }
      const reason = errorFields(error)[0]?.message ?? result?.error?.message ?? errorMessage(error) ?? '';
      enqueueSnackbar(
        text('not-created', '“{1}” was not created. The cell is as before. {2}', { values: [name, reason] }),
        { variant: 'error' },
      );
      return null;
    },
    [
      queue,
      rename,
      projectUuid,
      text,
      enqueueSnackbar,
      createFunctions,
      createMalfunctions,
      createSituations,
      createEvents,
      createMachines,
      createTasks,
      createZones,
      createdNames,
    ],
  );
  return { create, createdNames };
}
