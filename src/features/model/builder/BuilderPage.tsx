import { useParams } from 'react-router-dom';
import { useListCeasQuery } from '@/api/ceas';
import { useListExposureSituationsQuery } from '@/api/exposure-situations';
import { useGetProjectQuery } from '@/api/projects';
import { useListCeaTypesQuery } from '@/features/shared/built-in/queries';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { usePendingRows } from '@/features/shared/sheet/usePendingRows';
import { useTexts } from '@/glossary/useText';
import { ceaModel } from '@/records/models/contextModels';
import { exposureSituationModel } from '@/records/models/namedModels';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { Builder } from './Builder';

const NOTHING: readonly never[] = [];

/** Situations put together from elements. */
export function BuilderPage() {
  const text = useTexts('builder');
  useDocumentTitle(text('title', 'Situation builder'));
  const { projectUuid = '' } = useParams();
  const project = useGetProjectQuery({ projectUuid });
  const types = useListCeaTypesQuery({ projectUuid, limit: SHEET_LIMIT, orderBy: 'order', order: 'asc' });
  const ceas = useListCeasQuery(sheetList(projectUuid), READ_AGAIN);
  const listed = useListExposureSituationsQuery(sheetList(projectUuid), READ_AGAIN);
  const elements = usePendingRows(ceaModel, ceas.currentData?.data.results ?? NOTHING);
  const situations = usePendingRows(exposureSituationModel, listed.currentData?.data.results ?? NOTHING);
  const missing = [project, types, ceas, listed].find(({ currentData }) => !currentData);
  const { can } = projectPermissions(project.currentData?.data);
  return (
    <SheetGate query={missing ?? types} label={text('loading', 'Loading the elements of situations')}>
      {can('analysis.edit') ? (
        <Builder
          key={projectUuid}
          projectUuid={projectUuid}
          types={(types.currentData?.data.results ?? NOTHING).filter(({ isActive }) => isActive)}
          elements={elements}
          situations={situations}
        />
      ) : (
        <Page>
          <EmptyState
            title={text('no-permission-title', 'You may read situations, not add any')}
            text={text.prose(
              'no-permission',
              'Adding situations needs the role of an engineer or a lead. A lead of the project can give you one.',
            )}
          />
        </Page>
      )}
    </SheetGate>
  );
}
