import Stack from '@mui/material/Stack';
import { Fragment, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Hazard } from '@/api/hazards';
import { type Project, useGetProjectQuery } from '@/api/projects';
import type { HazardSection } from '@/features/shared/hazards/hazardSection';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetDialogs } from '@/features/shared/sheet/SheetDialogs';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useShownRecords } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import { EmptyState } from '@/ui/EmptyState';
import { lazyPart } from '@/ui/lazyPart';
import { Page } from '@/ui/Page';
import { hazardWords } from '../hazardSheet';
import { useWorksheetData, type WorksheetData } from '../view/useWorksheetData';
import { HazardHeader } from './HazardHeader';
import { HazardRating } from './HazardRating';
import { HazardStory } from './HazardStory';
import { hazardParts } from './hazardParts';
import { LoadedTogether } from './LoadedTogether';
import { pageField } from './pageField';
import { PRINTED } from './printedHazard';

const ResetVotesDialog = lazyPart(() =>
  import('../ResetVotesDialog').then(module => module.ResetVotesDialog),
);

interface HazardPageProps {
  /** What other features show of it. */
  sections: readonly HazardSection[];
}

/** Everything about one hazard (workspace §1): what happens, how bad it is and why, what is done about it. */
export function HazardPage({ sections }: HazardPageProps) {
  const text = useTexts('hazards');
  const { projectUuid = '' } = useParams();
  const query = useGetProjectQuery({ projectUuid });
  const project = query.currentData?.data;
  return (
    <SheetGate query={query} label={text('loading-hazard', 'Loading the hazard')}>
      {project && <HazardOfProject key={project.uuid} project={project} sections={sections} />}
    </SheetGate>
  );
}

function HazardOfProject({ project, sections }: HazardPageProps & { project: Project }) {
  const text = useTexts('hazards');
  const [address] = useAddressParameters();
  const { hazard: wanted = '' } = useParams();
  const { data, error, hasNoSet, retry } = useWorksheetData(project, address.get('set'));
  const hazards = useShownRecords(hazardModel, data?.hazards ?? NONE);
  const place = hazards.findIndex(({ code, uuid }) => code === wanted || uuid === wanted);
  const hazard = hazards[place];
  if ((data && !hazard) || (hasNoSet && !data))
    return (
      <Page>
        <EmptyState
          title={text('no-hazard-title', 'There is no hazard {1}', { values: [wanted] })}
          text={text.prose(
            'no-hazard',
            'It was deleted, or the address is not complete. The worksheet has them all.',
          )}
        />
      </Page>
    );
  return (
    <SheetGate
      query={{ currentData: data, error, refetch: retry }}
      label={text('loading-hazard', 'Loading the hazard')}
    >
      {data && hazard && (
        <OneHazard
          key={hazard.uuid}
          project={project}
          data={data}
          hazard={hazard}
          neighbours={[hazards[place - 1], hazards[place + 1]]}
          sections={sections}
        />
      )}
    </SheetGate>
  );
}

const NONE: readonly never[] = [];

interface OneHazardProps extends HazardPageProps {
  project: Project;
  data: WorksheetData;
  hazard: Hazard;
  neighbours: readonly [before: Hazard | undefined, after: Hazard | undefined];
}

function OneHazard({ project, data, hazard, neighbours, sections }: OneHazardProps) {
  const text = useTexts('hazards');
  const { set, catalogs } = data;
  const { can } = projectPermissions(project);
  const canEdit = can('hazards.edit') && !hazard.isRiskFrozen;
  const sheet = useMemo(
    () => ({
      model: hazardModel,
      words: hazardWords(text),
      columns: NONE,
      question: (asked: Parameters<typeof ResetVotesDialog>[0]) => <ResetVotesDialog {...asked} />,
      fieldOf: pageField(project.style, set, catalogs, text),
    }),
    [project.style, set, catalogs, text],
  );
  return (
    <Page>
      <Stack sx={{ gap: 4, '@media print': PRINTED }}>
        <HazardHeader project={project} hazard={hazard} data={data} neighbours={neighbours} />
        <HazardStory hazard={hazard} data={data} canEdit={canEdit} />
        <HazardRating hazard={hazard} data={data} canEdit={canEdit} />
        <LoadedTogether label={text('loading-hazard', 'Loading the hazard')}>
          <Stack sx={{ gap: 4 }}>
            {hazardParts({ project, hazard, data, canEdit }, sections).map(({ id, render }) => (
              <Fragment key={id}>{render()}</Fragment>
            ))}
          </Stack>
        </LoadedTogether>
      </Stack>
      <SheetDialogs<Hazard>
        sheet={sheet}
        open={null}
        onClose={doNothing}
        find={() => undefined}
        onDeleted={doNothing}
      />
    </Page>
  );
}

const doNothing = () => undefined;
