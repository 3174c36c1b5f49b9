import Button from '@mui/material/Button';
import { memo, Suspense, useCallback, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { getHazardDependencyTree, type Hazard } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import type { Project } from '@/api/projects';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import {
  HAZARDS_ACTIONS,
  type HazardSection,
  type HazardsAction,
  READING_ACTIONS,
} from '@/features/shared/hazards/hazardSection';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { Sheet } from '@/features/shared/sheet/Sheet';
import type { SheetPanelSlot, SheetQuestion } from '@/features/shared/sheet/sheetTypes';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import { lazyPart, usePreparedParts } from '@/ui/lazyPart';
import { PARTS_OF_COLUMNS } from './columns/discussionColumns';
import { columnIds, hazardColumns } from './columns/hazardColumns';
import {
  COLUMNS,
  MORE_COLUMNS,
  type MoreColumns,
  moreColumnsOf,
  useMoreColumns,
} from './columns/useMoreColumns';
import { useCountedFilters } from './countedFilters';
import { hazardDraft } from './hazardDraft';
import type { HazardSelectionState } from './hazardSelectionSlice';
import { hazardSelectionStore } from './hazardSelectionStore';
import { hazardField, hazardFilters, hazardGroups, hazardWords, importedFilter } from './hazardSheet';
import { importedHazards } from './import/importedHazards';
import { demandReferences, hazardReferences } from './pasteReferences';
import { useCreateRecord } from './useCreateRecord';
import { useHazardMarks } from './useHazardMarks';
import { useReferenceActions } from './useReferenceActions';
import { useRenameRecord } from './useRenameRecord';
import { useSplitByType } from './useSplitByType';
import { groupField, uuidOfGroup } from './view/grouping';
import { initialLevels, LINK_COLUMNS } from './view/hazardFields';
import { useCollapsedGroups } from './view/useCollapsedGroups';
import type { WorksheetData } from './view/useWorksheetData';

const RatingDialog = lazyPart(() =>
  import('../shared/rating/RatingDialog').then(module => module.RatingDialog),
);
const ResetVotesDialog = lazyPart(() => import('./ResetVotesDialog').then(module => module.ResetVotesDialog));
const HazardPanel = lazyPart(() => import('./panel/HazardPanel').then(module => module.HazardPanel));
const SuggestHazards = lazyPart(() => import('./SuggestHazards').then(module => module.SuggestHazards));
const PARTS = [HazardPanel, RatingDialog, ResetVotesDialog, SuggestHazards];

/** Groups of columns that are off at first, as the texts need the room. */
const COLUMN_LABELS: Readonly<Record<MoreColumns, TextDefinition>> = defineTexts(
  'hazards',
  {
    reasons: 'Initial risk with reasons',
    people: 'People, effects and locks',
    votes: 'Votes and comments',
    residual: 'Initial and residual risk',
    measures: 'Measures and residual risk',
    targets: 'Targets and requirements',
    source: 'Initial risk and its source',
    all: 'All columns',
  },
  'columns-',
);

interface HazardWorksheetProps {
  project: Project;
  data: WorksheetData;
  /** What other features show of the selected hazard. */
  sections: readonly HazardSection[];
  /** What they do with the selected ones. */
  actions: readonly HazardsAction[];
}

const moreToSearch = ({ name, description, externalId }: Hazard) => [name, description, externalId];
const partOf = (columnKey: string) => PARTS_OF_COLUMNS[columnKey];
const askAboutVotes = (asked: SheetQuestion) => <ResetVotesDialog {...asked} />;

/** The hazards of a project as a sheet, rated by one of its sets. */
export const HazardWorksheet = memo(function HazardWorksheet({
  project,
  data,
  sections,
  actions,
}: HazardWorksheetProps) {
  // The project says it, not the role: an archived one is read-only, and an organization role may carry it too.
  const { can } = projectPermissions(project);
  const canEdit = can('hazards.edit');
  const canCreate = can('analysis.edit');
  const { uuid: projectUuid, style } = project;
  const { catalogs, set, sets } = data;
  const isWhole = data.hazards.length >= data.hazardCount;
  /** What counts hazards waits for the last of them. */
  const all = isWhole ? data.hazards : undefined;
  const text = useTexts('hazards');
  const dispatch = useAppDispatch();
  const queue = useEditQueue();
  usePreparedParts(PARTS);
  const store = useStore<{ hazardSelection: HazardSelectionState }>();
  const [selection] = useState(() => hazardSelectionStore(store));
  const collapsedGroups = useCollapsedGroups();
  const renaming = useRenameRecord(all, text);
  const pasteReferences = useMemo(
    () =>
      new Map([
        ...(canCreate ? hazardReferences(style, projectUuid, text) : []),
        ...demandReferences(projectUuid, set.uuid, text),
      ]),
    [canCreate, style, projectUuid, set.uuid, text],
  );
  const create = useCreateRecord(projectUuid, pasteReferences, renaming.rename, text);
  const splitByType = useSplitByType(canEdit);
  const references = useReferenceActions(all, catalogs, { canEdit, canDelete: canCreate }, text);
  const [address] = useAddressParameters();
  const more = moreColumnsOf(address);
  const moreColumns = useMoreColumns(project, set, isWhole ? more : undefined, text);
  const columns = useMemo(
    () =>
      hazardColumns({
        style,
        set,
        catalogs,
        canCreate,
        create,
        splitByType,
        more: moreColumns,
        text,
      }),
    [style, set, catalogs, canCreate, create, splitByType, moreColumns, text],
  );
  const marks = useHazardMarks(isWhole ? projectUuid : undefined, address);
  const countedFilters = useCountedFilters(projectUuid, sets, address, text);
  const filters = useMemo(
    () => [
      ...hazardFilters(style, set, catalogs, text),
      ...countedFilters,
      marks.filter,
      ...importedFilter(importedHazards(projectUuid), text),
    ],
    [style, set, catalogs, text, countedFilters, marks.filter, projectUuid],
  );
  const groups = useMemo(
    () => hazardGroups(style, projectUuid, catalogs, text),
    [style, projectUuid, catalogs, text],
  );
  const choices = useMemo(() => {
    const codeOf = (code: string) => (code === sets[0]?.code ? '' : code);
    const options = sets.map(({ code, name }) => ({ value: codeOf(code), label: name }));
    const ofSet = {
      id: 'set',
      label: text('rating-set', 'Rating set'),
      value: codeOf(set.code),
      options,
      clears: ['level', 'final'],
    };
    const ofColumns = {
      id: COLUMNS,
      label: text('columns', 'Columns'),
      value: more ?? '',
      options: [
        { value: '', label: text('columns-initial', 'Initial risk') },
        ...MORE_COLUMNS.map(value => ({ value, label: text(COLUMN_LABELS[value]) })),
      ],
    };
    return sets.length > 1 ? [ofSet, ofColumns] : [ofColumns];
  }, [sets, set, more, text]);

  const adding = useMemo(
    () => ({
      draft: (groupId: string | undefined, groupKey: string | undefined) => {
        const groupUuid = uuidOfGroup(groupKey);
        const field = groupField(groupId);
        return hazardDraft(projectUuid, style, set.uuid, groupUuid && field ? { [field]: groupUuid } : {});
      },
      firstCell: (hazard: Hazard) =>
        LINK_COLUMNS[style].find(({ field }) => !hazard[field]?.length)?.field ?? 'code',
    }),
    [style, projectUuid, set.uuid],
  );
  const suggesting = useMemo(
    () => ({
      label: text('suggest', 'Suggest hazards'),
      render: (onClose: () => void) => (
        <SuggestHazards project={project} riskRatingSetUuid={set.uuid} onClose={onClose} />
      ),
    }),
    [text, project, set.uuid],
  );
  const deleting = useMemo(
    () => ({
      loadTree: (hazardUuid: string) =>
        dispatch(getHazardDependencyTree.initiate({ hazardUuid }, FRESH_TREE)),
      warning: (hazards: readonly Hazard[]) =>
        hazards.some(hazard => hazard.isConsensusVotingLocked || hazard.isFinalConsensusVotingLocked)
          ? text(
              'delete-agreed',
              'The team agreed on this risk and locked it. What was agreed on is deleted with it.',
            )
          : undefined,
    }),
    [dispatch, text],
  );
  const [step, setStep] = useState<{ Dialog: HazardsAction['Dialog']; hazards: readonly Hazard[] } | null>(
    null,
  );
  const selectionActions = useCallback(
    (hazards: readonly Hazard[]) =>
      actions
        .filter(({ id }) => canEdit || READING_ACTIONS.has(id))
        .map(({ id, Dialog }) => (
          <Button key={id} size="extraSmall" color="inherit" onClick={() => setStep({ Dialog, hazards })}>
            {text(HAZARDS_ACTIONS[id])}
          </Button>
        )),
    [actions, canEdit, text],
  );
  const exporting = useMemo(() => {
    const action = actions.find(({ id }) => id === 'export');
    return (
      action && {
        label: text('export-shown', 'Export the hazards shown'),
        run: (hazards: readonly Hazard[]) => setStep({ Dialog: action.Dialog, hazards }),
      }
    );
  }, [actions, text]);
  const panel = useMemo(
    (): SheetPanelSlot<Hazard> => ({
      id: 'hazard-details',
      label: text('details-of', 'Details of the hazard'),
      hasClose: true,
      partOf,
      nothingSelected: text('nothing-selected', 'Select a hazard to see why it has its level.'),
      render: (hazard, context) => (
        <HazardPanel
          key={hazard.uuid}
          {...context}
          project={project}
          hazard={hazard}
          data={data}
          sections={sections}
          canEdit={canEdit}
          onEdit={(record, patch) => queue.edit(hazardModel, [{ record, patch }])}
        />
      ),
    }),
    [text, project, data, sections, canEdit, queue],
  );
  return (
    <>
      <Sheet<Hazard>
        model={hazardModel}
        records={data.hazards}
        totalCount={data.hazardCount}
        columns={columns}
        columnIds={useMemo(() => columnIds(style, set), [style, set])}
        words={useMemo(() => hazardWords(text), [text])}
        canEdit={canEdit}
        selectionName="hazard"
        // Names of at most 200 characters: all of each can be read without opening anything.
        maxLines="all"
        selection={selection}
        moreToSearch={moreToSearch}
        filters={filters}
        choices={choices}
        groups={groups}
        collapsedGroups={collapsedGroups}
        lockOf={useCallback(
          ({ isRiskFrozen }: Hazard) =>
            isRiskFrozen
              ? text(
                  'frozen',
                  'The risk of this hazard is frozen. Whoever may unfreeze it can open it again with a reason.',
                )
              : undefined,
          [text],
        )}
        marksOf={marks.marksOf}
        adding={adding}
        suggesting={suggesting}
        pasteReferences={pasteReferences}
        cellActions={references.actionsOf}
        deleting={deleting}
        selectionActions={selectionActions}
        exporting={exporting}
        panel={panel}
        explanation={useCallback(
          (hazard: Hazard, onClose: () => void) => (
            <RatingDialog
              code={hazard.code}
              set={set}
              levels={initialLevels(hazard, set)}
              onClose={onClose}
            />
          ),
          [set],
        )}
        question={askAboutVotes}
        fieldOf={useMemo(() => hazardField(set, text), [set, text])}
      />
      {step && (
        <Suspense fallback={null}>
          <step.Dialog
            projectUuid={projectUuid}
            set={set}
            hazards={step.hazards}
            onClose={() => setStep(null)}
          />
        </Suspense>
      )}
      {renaming.dialog}
      {references.dialog}
    </>
  );
});
