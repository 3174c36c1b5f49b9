import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useListHazardsQuery } from '@/api/hazards';
import { useListHumanTasksQuery } from '@/api/human-tasks';
import { useGetProjectQuery } from '@/api/projects';
import { useListTasksQuery } from '@/api/tasks';
import { paths } from '@/config/paths';
import { useListPersonnelQuery, useListZonesQuery } from '@/features/shared/built-in/queries';
import { FieldRefusals } from '@/features/shared/edits/FieldRefusals';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useShownRecords } from '@/records/EditQueueContext';
import { taskModel } from '@/records/models/namedModels';
import { tokens } from '@/theme';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { CoverageTable } from './CoverageTable';
import { type CoverageRow, type Place, taskCoverage, withPlace } from './taskCoverage';

const NOTHING: readonly never[] = [];

/** Where each task has hazards, for whom, and where nobody has looked yet (ISO 12100 clause 5.4). */
export function TaskCoveragePage() {
  const text = useTexts('coverage');
  useDocumentTitle(text('title', 'Coverage'));
  const { projectUuid = '' } = useParams();
  const queue = useEditQueue();
  const ofLookups = { projectUuid, limit: SHEET_LIMIT };
  const project = useGetProjectQuery({ projectUuid });
  const tasksQuery = useListTasksQuery(sheetList(projectUuid), READ_AGAIN);
  const humanTasksQuery = useListHumanTasksQuery(sheetList(projectUuid), READ_AGAIN);
  const hazardsQuery = useListHazardsQuery(sheetList(projectUuid), READ_AGAIN);
  const zonesQuery = useListZonesQuery(ofLookups);
  const personnelQuery = useListPersonnelQuery(ofLookups);
  const tasks = useShownRecords(taskModel, tasksQuery.currentData?.data.results ?? NOTHING);
  const humanTasks = humanTasksQuery.currentData?.data.results ?? NOTHING;
  const hazards = hazardsQuery.currentData?.data.results ?? NOTHING;
  const zones = catalogOf(zonesQuery.currentData?.data.results);
  const personnel = catalogOf(personnelQuery.currentData?.data.results);
  const coverage = useMemo(
    () => taskCoverage({ tasks, humanTasks, hazards, zones, personnel }),
    [tasks, humanTasks, hazards, zones, personnel],
  );
  const canEdit = projectPermissions(project.currentData?.data).can('analysis.edit');
  const check = ({ task, personnelUuid }: CoverageRow, { zoneUuid, state }: Place) => {
    const persons = coverage.rows.filter(row => row.task.uuid === task.uuid).map(row => row.personnelUuid);
    const checkedPlaces = withPlace(task, zoneUuid, personnelUuid, state === 'open', persons);
    queue.edit(taskModel, [{ record: task, patch: { checkedPlaces } }]);
  };
  const queries = [project, tasksQuery, humanTasksQuery, hazardsQuery, zonesQuery, personnelQuery];
  return (
    <SheetGate
      query={queries.find(({ currentData }) => !currentData) ?? tasksQuery}
      label={text('loading', 'Loading the coverage')}
    >
      <Box sx={PAGE}>
        {coverage.zones.length === 0 ? (
          <EmptyState
            title={text('empty-title', 'Nothing to cover yet')}
            text={text.prose(
              'empty',
              'Say in which zones each task takes place; then every place is asked about here.',
            )}
            action={
              <Button
                component={RouterLink}
                variant="contained"
                to={paths.projectModel(projectUuid, 'tasks')}
              >
                {text('to-tasks', 'Go to tasks')}
              </Button>
            }
          />
        ) : (
          <>
            <FieldRefusals model={taskModel} what={text('marks', 'The checked places')} />
            <Typography variant="body2" color="textSecondary">
              {canEdit
                ? text.prose(
                    'help',
                    'Space marks a place as checked without a hazard, or open again. Enter shows its hazards in the worksheet.',
                  )
                : text.prose('help-reading', 'Enter shows the hazards of a place in the worksheet.')}
            </Typography>
            <CoverageTable
              projectUuid={projectUuid}
              coverage={coverage}
              personnel={personnel}
              onCheck={canEdit ? check : undefined}
            />
          </>
        )}
      </Box>
    </SheetGate>
  );
}

const PAGE = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  flex: 1,
  minHeight: 0,
  p: `8px ${tokens.page.marginInline}px ${tokens.page.marginBottom}px`,
} as const;
