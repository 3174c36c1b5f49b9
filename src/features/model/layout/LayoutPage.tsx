import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useListHaraFiguresQuery } from '@/api/hara-figures';
import { useListHazardsQuery } from '@/api/hazards';
import { useListMachinesQuery } from '@/api/machines';
import { useGetProjectQuery } from '@/api/projects';
import { useListAreasQuery, useListZonesQuery } from '@/features/shared/built-in/queries';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { READ_AGAIN, sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { Layout } from './Layout';

const NOTHING: readonly never[] = [];

/** Plans of the site with zones and areas drawn on them, and where the hazards are (domain model 1.7 to 1.9). */
export function LayoutPage() {
  const text = useTexts('layout');
  useDocumentTitle(text('title', 'Layout'));
  const { projectUuid = '' } = useParams();
  const ofLookups = { projectUuid, limit: SHEET_LIMIT };
  const project = useGetProjectQuery({ projectUuid });
  const figures = useListHaraFiguresQuery(
    { ...sheetList(projectUuid), kind: ['ENVIRONMENT_LAYOUT'] },
    READ_AGAIN,
  );
  const hazards = useListHazardsQuery(sheetList(projectUuid), READ_AGAIN);
  const machines = useListMachinesQuery(sheetList(projectUuid));
  const zones = useListZonesQuery(ofLookups);
  const areas = useListAreasQuery(ofLookups);
  const setUuids = useMemo(
    () => [
      ...new Set((hazards.currentData?.data.results ?? NOTHING).map(hazard => hazard.riskRatingSetUuid)),
    ],
    [hazards.currentData],
  );
  const sets = useRatingSets(setUuids.flatMap(uuid => uuid ?? []));
  const queries = [project, figures, hazards, machines, zones, areas];
  return (
    <SheetGate
      query={queries.find(({ currentData }) => !currentData) ?? figures}
      label={text('loading', 'Loading the layout')}
    >
      <Page width="full">
        <Layout
          projectUuid={projectUuid}
          figures={figures.currentData?.data.results ?? NOTHING}
          hazards={hazards.currentData?.data.results ?? NOTHING}
          machines={machines.currentData?.data.results ?? NOTHING}
          zones={zones.currentData?.data.results ?? NOTHING}
          areas={areas.currentData?.data.results ?? NOTHING}
          sets={sets ?? NOTHING}
          canEdit={projectPermissions(project.currentData?.data).can('analysis.edit')}
        />
      </Page>
    </SheetGate>
  );
}
