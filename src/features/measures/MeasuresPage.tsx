import Button from '@mui/material/Button';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useListHazardRrmsQuery } from '@/api/hazard-rrms';
import { useAppDispatch } from '@/api/hooks';
import { useListSafetyTargetsQuery } from '@/api/lookups';
import { useGetProjectQuery } from '@/api/projects';
import * as rrmsApi from '@/api/rrms';
import { useListRrmTypesQuery } from '@/features/shared/built-in/queries';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { measureModel } from '@/records/models/treatmentModels';
import { lazyPart } from '@/ui/lazyPart';
import { measureColumns, measureDraft, measureGroups } from './measureSheet';

const MeasureUses = lazyPart(() => import('./used/MeasureUses').then(module => module.MeasureUses));
const ApplyMeasuresDialog = lazyPart(() =>
  import('./apply/ApplyMeasuresDialog').then(module => module.ApplyMeasuresDialog),
);
const TakeFromLibrary = lazyPart(() =>
  import('@/features/shared/library/TakeFromLibrary').then(module => module.TakeFromLibrary),
);
const NONE: readonly never[] = [];

/** The project's library of risk reduction measures, in the order of the three-step method. */
export function MeasuresPage() {
  const text = useTexts('measures');
  const sheetText = useTexts('sheet');
  const libraryText = useTexts('library');
  const { decimalSeparator } = useFormats();
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const project = useGetProjectQuery({ projectUuid }).currentData?.data;
  const currency = project?.currency ?? null;
  const query = rrmsApi.useListRrmsQuery(sheetList(projectUuid), READ_AGAIN);
  const ofLookups = { projectUuid, limit: SHEET_LIMIT };
  const typesQuery = useListRrmTypesQuery(ofLookups);
  const types = catalogOf(typesQuery.currentData?.data.results);
  const targets = catalogOf(useListSafetyTargetsQuery(ofLookups).currentData?.data.results);
  const measures = query.currentData?.data.results;
  const uses = useListHazardRrmsQuery(ofLookups).currentData?.data.results;
  const columns = useMemo(
    () => measureColumns({ types, targets, uses: uses ?? NONE }, decimalSeparator, text, sheetText, currency),
    [types, targets, uses, decimalSeparator, text, sheetText, currency],
  );
  const groups = useMemo(() => measureGroups(types, text), [types, text]);
  const draftOf = useMemo(() => measureDraft(types, measures ?? []), [types, measures]);
  const sets = project?.riskRatingSetUuids ?? NONE;
  const canApply = projectPermissions(project).can('hazards.edit');
  const [set] = useRatingSets(sets) ?? NONE;
  const [applied, setApplied] = useState<readonly rrmsApi.Rrm[] | null>(null);
  const selectionActions = useCallback(
    (chosen: readonly rrmsApi.Rrm[]) =>
      canApply && (
        <Button size="extraSmall" color="inherit" onClick={() => setApplied(chosen)}>
          {text('apply-to-hazards', 'Apply to hazards')}
        </Button>
      ),
    [canApply, text],
  );
  const panel = useMemo(
    () => ({
      id: 'measure-uses',
      label: text('where-used', 'Where it is used'),
      nothingSelected: text('where-used-none', 'Choose a measure to see the hazards that use it.'),
      render: (measure: rrmsApi.Rrm) => (
        <MeasureUses
          measure={measure}
          sets={sets}
          onApply={canApply ? () => setApplied([measure]) : undefined}
        />
      ),
    }),
    [text, sets, canApply],
  );
  const taking = useMemo(
    () => ({
      label: libraryText('take', 'Take from the library'),
      from: 'LIBRARY' as const,
      render: (onClose: () => void) => (
        <Suspense fallback={null}>
          <TakeFromLibrary projectUuid={projectUuid} entity="Rrm" onClose={onClose} />
        </Suspense>
      ),
    }),
    [libraryText, projectUuid],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Measures'),
        add: text('add', 'Add measure'),
        emptyTitle: text('empty-title', 'No measures yet'),
        empty: text(
          'empty',
          'A measure is something that lowers a risk, such as a guard. Hazards use it from here.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <>
      <RecordSheet<rrmsApi.Rrm>
        projectUuid={projectUuid}
        query={query}
        alsoNeeded={[typesQuery]}
        model={measureModel}
        columns={columns}
        words={words}
        groups={groups}
        selectionName="measure"
        newName={text('new-name', 'New measure')}
        draftOf={draftOf}
        suggesting={taking}
        panel={panel}
        selectionActions={selectionActions}
        deleting={{
          loadTree: rrmUuid => dispatch(rrmsApi.getRrmDependencyTree.initiate({ rrmUuid }, FRESH_TREE)),
        }}
      />
      {applied && set && (
        <Suspense fallback={null}>
          <ApplyMeasuresDialog
            projectUuid={projectUuid}
            set={set}
            measures={applied}
            onClose={() => setApplied(null)}
          />
        </Suspense>
      )}
    </>
  );
}
