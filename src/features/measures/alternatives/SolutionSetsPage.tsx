import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import * as lookupsApi from '@/api/lookups';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { solutionSetModel } from '@/records/models/treatmentModels';
import { useTreatments } from '../hazard/useTreatments';
import { solutionSetColumns, solutionSetDraft } from './solutionSetSheet';

/** The alternatives of a project: named bundles of measures that are judged as one (domain model 1.35). */
export function SolutionSetsPage() {
  const text = useTexts('alternatives');
  const sheetText = useTexts('sheet');
  const { decimalSeparator } = useFormats();
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = lookupsApi.useListSolutionSetsQuery(sheetList(projectUuid), READ_AGAIN);
  const { treatments } = useTreatments(projectUuid);
  const columns = useMemo(
    () => solutionSetColumns(treatments, decimalSeparator, text, sheetText),
    [treatments, decimalSeparator, text, sheetText],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Alternatives'),
        add: text('add', 'Add alternative'),
        emptyTitle: text('empty-title', 'No alternatives yet'),
        empty: text(
          'empty',
          'An alternative bundles measures that are judged together, such as what is there now and what is proposed.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<lookupsApi.SolutionSet>
      projectUuid={projectUuid}
      query={query}
      model={solutionSetModel}
      columns={columns}
      words={words}
      selectionName="alternative"
      newName={text('new-name', 'New alternative')}
      draftOf={solutionSetDraft}
      deleting={{
        loadTree: solutionSetUuid =>
          dispatch(lookupsApi.getSolutionSetDependencyTree.initiate({ solutionSetUuid }, FRESH_TREE)),
      }}
    />
  );
}
