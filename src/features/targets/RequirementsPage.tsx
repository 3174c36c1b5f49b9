import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import * as sremsApi from '@/api/srems';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { choiceFilter } from '@/features/shared/sheet/choiceFilter';
import { RecordSheet } from '@/features/shared/sheet/RecordSheet';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { useTexts } from '@/glossary/useText';
import { requirementModel } from '@/records/models/treatmentModels';
import { lazyPart } from '@/ui/lazyPart';
import {
  requirementColumns,
  requirementGroups,
  requirementInGroup,
  requirementMarks,
  stateOptions,
} from './requirementSheet';
import { useLevels } from './useLevels';

const RequirementPanel = lazyPart(() =>
  import('./decomposition/RequirementPanel').then(module => module.RequirementPanel),
);

/** Safety requirements and external measures of a project, by the target that they carry out. */
export function RequirementsPage() {
  const text = useTexts('requirements');
  const sheetText = useTexts('sheet');
  const { projectUuid = '' } = useParams();
  const dispatch = useAppDispatch();
  const { query, hazardsQuery, targetsQuery, project, levels } = useLevels(projectUuid);
  const targets = catalogOf(targetsQuery.currentData?.data.results);
  const requirements = catalogOf(query.currentData?.data.results);
  const columns = useMemo(
    () => requirementColumns({ targets, requirements, levels }, text, sheetText),
    [targets, requirements, levels, text, sheetText],
  );
  const filters = useMemo(
    () => [choiceFilter('status', text('column-state', 'State'), stateOptions(text))],
    [text],
  );
  const marksOf = useMemo(() => requirementMarks(levels, text), [levels, text]);
  const { can } = projectPermissions(project);
  const canEdit = can('hazards.edit');
  const mayLink = can('analysis.edit');
  const panel = useMemo(
    () => ({
      id: 'requirement-tree',
      label: text('panel', 'Level, parts, documents'),
      nothingSelected: text('panel-none', 'Choose a requirement to see where its level comes from.'),
      render: (requirement: sremsApi.Srem) => (
        <RequirementPanel
          key={requirement.uuid}
          // As it looks with what was typed.
          requirement={levels.requirements.get(requirement.uuid) ?? requirement}
          levels={levels}
          canEdit={canEdit}
          mayLink={mayLink}
        />
      ),
    }),
    [text, levels, canEdit, mayLink],
  );
  const groups = useMemo(
    () => requirementGroups(targets, requirements, levels, text),
    [targets, requirements, levels, text],
  );
  const words = useMemo(
    () =>
      recordWords(sheetText, {
        records: text('title', 'Requirements'),
        add: text('add', 'Add requirement'),
        emptyTitle: text('empty-title', 'No requirements yet'),
        empty: text(
          'empty',
          'A safety requirement, or a measure that somebody else has to take, carries out a safety target.',
        ),
      }),
    [text, sheetText],
  );
  return (
    <RecordSheet<sremsApi.Srem>
      projectUuid={projectUuid}
      query={query}
      alsoNeeded={[hazardsQuery, targetsQuery]}
      model={requirementModel}
      columns={columns}
      words={words}
      filters={filters}
      groups={groups}
      marksOf={marksOf}
      panel={panel}
      selectionName="requirement"
      newName={text('new-name', 'New requirement')}
      draftOf={requirementInGroup}
      deleting={{
        loadTree: sremUuid => dispatch(sremsApi.getSremDependencyTree.initiate({ sremUuid }, FRESH_TREE)),
      }}
    />
  );
}
