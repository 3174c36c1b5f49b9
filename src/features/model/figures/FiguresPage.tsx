import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useListHaraFiguresQuery } from '@/api/hara-figures';
import { useListHazardsQuery } from '@/api/hazards';
import { useListMachinesQuery } from '@/api/machines';
import { useGetProjectQuery } from '@/api/projects';
import { MODEL_SHEETS } from '@/config/paths';
import { useListZonesQuery } from '@/features/shared/built-in/queries';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { Figures } from './Figures';
import { markTargets } from './markTargets';

const NOTHING: readonly never[] = [];

/** The pictures of a project with what is marked in them (domain model 1.9). */
export function FiguresPage() {
  const text = useTexts('project-figures');
  useDocumentTitle(text('title', 'Figures'));
  const { projectUuid = '' } = useParams();
  const project = useGetProjectQuery({ projectUuid });
  const figures = useListHaraFiguresQuery(sheetList(projectUuid), READ_AGAIN);
  const hazards = useListHazardsQuery(sheetList(projectUuid));
  const machines = useListMachinesQuery(sheetList(projectUuid));
  const zones = useListZonesQuery({ projectUuid, limit: SHEET_LIMIT });
  const queries = [project, figures, hazards, machines, zones];
  const style = project.currentData?.data.style;
  const targets = useMemo(
    () =>
      markTargets({
        projectUuid,
        hazards: hazards.currentData?.data.results ?? NOTHING,
        zones: zones.currentData?.data.results ?? NOTHING,
        machines: machines.currentData?.data.results ?? NOTHING,
        sheets: style ? MODEL_SHEETS[style] : NOTHING,
      }),
    [projectUuid, hazards.currentData, zones.currentData, machines.currentData, style],
  );
  return (
    <SheetGate
      query={queries.find(({ currentData }) => !currentData) ?? figures}
      label={text('loading', 'Loading the figures')}
    >
      <Page width="full">
        <Figures
          projectUuid={projectUuid}
          figures={figures.currentData?.data.results ?? NOTHING}
          targets={targets}
          canEdit={projectPermissions(project.currentData?.data).can('analysis.edit')}
        />
      </Page>
    </SheetGate>
  );
}
