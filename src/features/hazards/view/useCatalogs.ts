import { useMemo } from 'react';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { usePendingRows } from '@/features/shared/sheet/usePendingRows';
import { functionModel } from '@/records/models/functionModel';
import {
  exposureSituationModel,
  hazardousEventModel,
  machineModel,
  malfunctionModel,
  taskModel,
} from '@/records/models/namedModels';
import { zoneModel } from '@/records/models/placeModels';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import type { CatalogName, Catalogs, LinkedRecord } from './catalog';

interface ListQuery {
  readonly currentData?: { readonly data: { readonly results: readonly LinkedRecord[] } } | undefined;
}

const NOTHING: readonly never[] = [];

/** The lists that hazards choose from, with what was added here and is not on the server yet. */
export function useCatalogs(lists: Readonly<Record<CatalogName, ListQuery>>): Catalogs {
  const results = (name: CatalogName) => lists[name].currentData?.data.results ?? NOTHING;
  const usePending = <R extends ProjectRecord>(model: RecordModel<R>, name: CatalogName) =>
    usePendingRows(model, results(name) as unknown as readonly R[]) as unknown as readonly LinkedRecord[];
  const functions = usePending(functionModel, 'functions');
  const malfunctions = usePending(malfunctionModel, 'malfunctions');
  const exposureSituations = usePending(exposureSituationModel, 'exposureSituations');
  const hazardousEvents = usePending(hazardousEventModel, 'hazardousEvents');
  const machines = usePending(machineModel, 'machines');
  const tasks = usePending(taskModel, 'tasks');
  const zones = usePending(zoneModel, 'zones');
  const lifecyclePhases = results('lifecyclePhases');
  const personnel = results('personnel');
  const energySources = results('energySources');
  const hazardTypes = results('hazardTypes');
  return useMemo(
    () => ({
      functions: catalogOf(functions),
      malfunctions: catalogOf(malfunctions),
      exposureSituations: catalogOf(exposureSituations),
      hazardousEvents: catalogOf(hazardousEvents),
      machines: catalogOf(machines),
      tasks: catalogOf(tasks),
      zones: catalogOf(zones),
      lifecyclePhases: catalogOf(lifecyclePhases),
      personnel: catalogOf(personnel),
      energySources: catalogOf(energySources),
      hazardTypes: catalogOf(hazardTypes),
    }),
    [
      functions,
      malfunctions,
      exposureSituations,
      hazardousEvents,
      machines,
      tasks,
      zones,
      lifecyclePhases,
      personnel,
      energySources,
      hazardTypes,
    ],
  );
}
