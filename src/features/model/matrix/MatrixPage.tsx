import Button from '@mui/material/Button';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useListFunctionsQuery } from '@/api/functions';
import { useListMalfunctionsQuery } from '@/api/malfunctions';
import { useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useListGuidewordsQuery } from '@/features/shared/built-in/queries';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { Matrix } from './Matrix';

/** The guideword matrix of a project: what each guideword makes of each function (domain model 2.1 step 2). */
export function MatrixPage() {
  const text = useTexts('matrix');
  useDocumentTitle(text('title', 'Guideword matrix'));
  const { projectUuid = '' } = useParams();
  const project = useGetProjectQuery({ projectUuid });
  const functions = useListFunctionsQuery(sheetList(projectUuid), READ_AGAIN);
  const malfunctions = useListMalfunctionsQuery(sheetList(projectUuid), READ_AGAIN);
  const guidewords = useListGuidewordsQuery({
    projectUuid,
    limit: SHEET_LIMIT,
    orderBy: 'order',
    order: 'asc',
  });
  const missing = [project, functions, malfunctions, guidewords].find(({ currentData }) => !currentData);
  const { can } = projectPermissions(project.currentData?.data);
  const listed = functions.currentData?.data.results ?? [];
  return (
    <SheetGate query={missing ?? functions} label={text('loading', 'Loading the guideword matrix')}>
      {listed.length === 0 ? (
        <Page>
          <EmptyState
            title={text('empty-title', 'No functions yet')}
            text={text.prose(
              'empty',
              'The matrix asks of each function what goes wrong when it comes too late, too early, too strong or not at all. Add the functions first.',
            )}
            action={
              <Button
                component={RouterLink}
                variant="contained"
                to={paths.projectModel(projectUuid, 'functions')}
              >
                {text('to-functions', 'Go to the functions')}
              </Button>
            }
          />
        </Page>
      ) : (
        <Matrix
          key={projectUuid}
          projectUuid={projectUuid}
          functions={listed}
          malfunctions={malfunctions.currentData?.data.results ?? []}
          guidewords={guidewords.currentData?.data.results ?? []}
          canEdit={can('analysis.edit')}
        />
      )}
    </SheetGate>
  );
}
