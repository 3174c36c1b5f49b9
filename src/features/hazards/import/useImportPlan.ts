import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useListAssumptionsQuery } from '@/api/assumptions';
import type { Hazard } from '@/api/hazards';
import { useListHumanTasksQuery } from '@/api/human-tasks';
import { useListMisusesQuery } from '@/api/misuses';
import type { Project } from '@/api/projects';
import { useListInjuryTypesQuery } from '@/features/shared/built-in/queries';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { usePasteTexts } from '@/features/shared/sheet/paste/usePasteTexts';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useGridLabels } from '@/features/shared/sheet/useGridLabels';
import { usePendingRows } from '@/features/shared/sheet/usePendingRows';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useKeptState } from '@/features/shared/unsaved/useKeptEntry';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useShownRecords } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import { defaultWorksheetLabels } from '@/ui/worksheet';
import { hazardDraft } from '../hazardDraft';
import { hazardReferences, misuseReference } from '../pasteReferences';
import type { WorksheetData } from '../view/useWorksheetData';
import { importTargets, importWorksheetColumns } from './columns/importColumns';
import { LinkPlanner } from './links/LinkPlanner';
import { useLinkCatalogs } from './links/useLinkCatalogs';
import { countSeveral, importRows } from './plan/importBlock';
import { planImport } from './plan/planImport';
import type { useImportFile } from './useImportFile';

/** Choices of the check, kept while the steps come and go. */
export interface CheckChoices {
  readonly mode: 'update' | 'add';
  readonly splitsSituations: boolean;
  readonly leavesOutRefused: boolean;
  /** Of new measures that the file gives no type; undefined: the usual one. */
  readonly measureTypeUuid: string | undefined;
}

const USUAL_CHOICES: CheckChoices = {
  mode: 'update',
  splitsSituations: true,
  leavesOutRefused: false,
  measureTypeUuid: undefined,
};
/** What lowers no severity and is no safety function: a wrong guess makes nothing look safer than it is. */
const USUAL_TYPE = 'ORG';
const NO_TYPES: readonly never[] = [];

/** What a file comes to in a project, worked out again with every choice. @param isShown plans only what is looked at */
export function useImportPlan(
  project: Project,
  { hazards: saved, catalogs, set }: WorksheetData,
  { file, table }: ReturnType<typeof useImportFile>,
  isShown: boolean,
) {
  const text = useTexts('hazards');
  const queue = useEditQueue();
  const texts = usePasteTexts();
  const labels = useGridLabels('');
  const { uuid: projectUuid, style } = project;
  const hazards = useShownRecords(hazardModel, usePendingRows(hazardModel, saved));
  const [chosen, setChoices] = useKeptState<CheckChoices>(`import choices ${projectUuid}`);
  const choices = chosen ?? USUAL_CHOICES;
  const people = useProjectPeople(projectUuid);
  const listed = useListAssumptionsQuery(sheetList(projectUuid)).currentData?.data.results;
  const assumptions = catalogOf(listed);
  const listedMisuses = useListMisusesQuery(sheetList(projectUuid)).currentData?.data.results;
  const misuses = catalogOf(listedMisuses);
  const listedInjuries = useListInjuryTypesQuery({ projectUuid, limit: SHEET_LIMIT }).currentData?.data
    .results;
  const injuries = catalogOf(listedInjuries);
  const listedHumanTasks = useListHumanTasksQuery(style === 'MACHINE' ? sheetList(projectUuid) : skipToken)
    .currentData?.data.results;
  const humanTasks = catalogOf(listedHumanTasks);
  const lists = useMemo(
    () => ({
      assumptionUuids: assumptions,
      misuseUuid: misuses,
      injuryTypeUuids: injuries,
      humanTaskUuid: humanTasks,
    }),
    [assumptions, misuses, injuries, humanTasks],
  );
  const targets = useMemo(() => importTargets(style, set, text), [style, set, text]);
  const linked = useLinkCatalogs(projectUuid);
  const language = useLanguage();
  const effectTypes = linked?.effectTypes ?? NO_TYPES;
  const columns = useMemo(
    () =>
      importWorksheetColumns({
        style,
        set,
        catalogs,
        people,
        lists,
        effectTypes,
        decimalSeparator: '.',
        text,
      }),
    [style, set, catalogs, people, lists, effectTypes, text],
  );
  const usualType =
    linked?.measureTypes.find(({ code }) => code === USUAL_TYPE) ?? linked?.measureTypes.at(-1);
  const measureTypeUuid = choices.measureTypeUuid ?? usualType?.uuid;
  const mapping = file?.mapping;
  const plan = useMemo(() => {
    if (!isShown || !table || !mapping || !listed || !listedMisuses || !listedInjuries) return undefined;
    if (style === 'MACHINE' && !listedHumanTasks) return undefined;
    if (!linked || people.items.length === 0) return undefined;
    const links = new LinkPlanner({
      ...linked,
      projectUuid,
      set,
      usualTypeUuid: measureTypeUuid,
      language: language === 'de' ? 'de' : 'en',
      text,
    });
    const context = { table, targets, hazards, set, catalogs, lists, style, known: links.known };
    const rows = importRows(context, { ...choices, mapping });
    const byUuid = new Map(hazards.map(hazard => [hazard.uuid, hazard]));
    return planImport(
      rows,
      {
        model: hazardModel,
        columns,
        labels: { ...defaultWorksheetLabels, ...labels },
        find: uuid => byUuid.get(uuid ?? ''),
        findAny: queue.find,
        lockOf: ({ isRiskFrozen }: Hazard) =>
          isRiskFrozen ? text('import-frozen', 'The risk of this hazard is frozen.') : undefined,
        draftOf: () => hazardDraft(projectUuid, style, set.uuid, {}),
        references: new Map([
          ...hazardReferences(style, projectUuid, text),
          misuseReference(projectUuid, text),
        ]),
        texts,
      },
      { set, leavesOutRefused: choices.leavesOutRefused, links },
    );
  }, [
    isShown,
    table,
    mapping,
    targets,
    hazards,
    set,
    catalogs,
    people,
    listed,
    listedMisuses,
    listedInjuries,
    listedHumanTasks,
    lists,
    style,
    choices,
    columns,
    labels,
    queue,
    projectUuid,
    linked,
    measureTypeUuid,
    language,
    text,
    texts,
  ]);
  const several = useMemo(() => (table && mapping ? countSeveral(table, mapping) : 0), [table, mapping]);
  const measureTypes = { items: linked?.measureTypes ?? NO_TYPES, chosen: measureTypeUuid };
  return { targets, plan, choices, setChoices, several, measureTypes };
}
