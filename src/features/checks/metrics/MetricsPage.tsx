import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { type HaraMetrics, useGetHaraMetricsQuery } from '@/api/exports';
import { type Project, useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { type TextFunction, useTexts } from '@/glossary/useText';
import { useFollowedProject } from '@/records/live/LiveContext';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { MeasuresFigure } from './MeasuresFigure';
import { OpenByPerson } from './OpenByPerson';
import { ProgressFigure } from './ProgressFigure';
import { RatingMatrixTable } from './RatingMatrixTable';
import { type Share, ShareTable } from './ShareTable';

/** How far an analysis is, in figures that lead to what they count. */
export function MetricsPage() {
  const text = useTexts('checks');
  useDocumentTitle(text('figures', 'Figures'));
  const { projectUuid = '' } = useParams();
  const project = useGetProjectQuery({ projectUuid });
  const query = useGetHaraMetricsQuery({ projectUuid });
  useFollowedProject(query);
  const metrics = query.currentData?.data;
  const style = project.currentData?.data.style;
  return (
    <SheetGate query={style ? query : project} label={text('loading-figures', 'Loading the figures')}>
      {metrics && style && (
        <Page>
          <Figures projectUuid={projectUuid} style={style} metrics={metrics} />
        </Page>
      )}
    </SheetGate>
  );
}

interface FiguresProps {
  projectUuid: string;
  style: Project['style'];
  metrics: HaraMetrics;
}

function Figures({ projectUuid, style, metrics }: FiguresProps) {
  const text = useTexts('checks');
  const { byRating, total } = metrics.hazards;
  const sets = [...new Set(byRating.flatMap(({ riskRatingSetUuid }) => riskRatingSetUuid ?? []))];
  return (
    <Stack sx={{ gap: 4 }}>
      <Section
        title={text('matrix', 'Initial and final risk')}
        purpose={text.prose(
          'matrix-purpose',
          'What the measures changed. A number opens its hazards in the worksheet.',
        )}
      >
        {total === 0 ? (
          <EmptyState
            title={text('no-hazards-title', 'No hazards yet')}
            text={text.prose('no-hazards', 'Hazards are written in the worksheet, and counted here.')}
          />
        ) : (
          sets.map(setUuid => (
            <RatingMatrixTable
              key={setUuid}
              projectUuid={projectUuid}
              setUuid={setUuid}
              pairs={byRating.filter(({ riskRatingSetUuid }) => riskRatingSetUuid === setUuid)}
            />
          ))
        )}
      </Section>
      <Section title={text('coverage', 'Coverage')}>
        <ShareTable
          caption={text('coverage-caption', 'How much of the analysis is complete')}
          shares={coverageOf(projectUuid, style, metrics, text)}
        />
      </Section>
      <ProgressFigure projectUuid={projectUuid} />
      <Section
        title={text('people', 'Open by person')}
        purpose={text.prose(
          'people-purpose',
          'A name opens the findings about the hazards of that person, a number what waits.',
        )}
      >
        <OpenByPerson projectUuid={projectUuid} people={metrics.openByPerson} />
      </Section>
      <MeasuresFigure projectUuid={projectUuid} measures={metrics.measures} />
    </Stack>
  );
}

function coverageOf(
  projectUuid: string,
  style: Project['style'],
  metrics: HaraMetrics,
  text: TextFunction<'checks'>,
): Share[] {
  const { hazards, functions, malfunctions, exposureSituations, assumptions, safetyTargets, coverage } =
    metrics;
  const rated = hazards.byRating.reduce(
    (sum, { initialRatingUuid, count }) => sum + (initialRatingUuid ? count : 0),
    0,
  );
  const worksheet = paths.projectWorksheet(projectUuid);
  const voted = Math.round(hazards.votedShare * hazards.total);
  return [
    ...(style === 'FUNCTION'
      ? [
          {
            label: text('functions-covered', 'Functions with malfunctions'),
            to: paths.projectModel(projectUuid, 'functions/matrix'),
            open: paths.projectModel(projectUuid, 'functions', { malfunctions: 'none' }),
            done: functions.total - functions.withoutMalfunction,
            total: functions.total,
          },
          {
            label: text('cells-covered', 'Guidewords of functions answered'),
            to: paths.projectModel(projectUuid, 'functions/matrix'),
            done: coverage.answeredGuidewordCells,
            total: coverage.guidewordCells,
          },
          {
            label: text('malfunctions-covered', 'Malfunctions with hazards or a decision'),
            to: paths.projectModel(projectUuid, 'malfunctions'),
            open: paths.projectModel(projectUuid, 'malfunctions', { covered: 'no' }),
            done: malfunctions.total - malfunctions.withoutDisposition,
            total: malfunctions.total,
          },
          {
            label: text('situations-covered', 'Situations in use'),
            to: paths.projectModel(projectUuid, 'situations'),
            open: paths.projectModel(projectUuid, 'situations', { use: 'none' }),
            done: exposureSituations.total - exposureSituations.unused,
            total: exposureSituations.total,
          },
        ]
      : [
          {
            label: text('places-covered', 'Zones of tasks looked at'),
            to: paths.projectModel(projectUuid, 'tasks/coverage'),
            done: coverage.answeredTaskPlaces,
            total: coverage.taskPlaces,
          },
        ]),
    {
      label: text('hazards-rated', 'Hazards rated'),
      to: worksheet,
      open: paths.projectWorksheet(projectUuid, { rated: 'no' }),
      done: rated,
      total: hazards.total,
    },
    {
      label: text('hazards-voted', 'Hazards voted on'),
      to: worksheet,
      open: paths.projectWorksheet(projectUuid, { voted: 'no' }),
      done: voted,
      total: hazards.total,
    },
    {
      label: text('hazards-frozen', 'Risks frozen'),
      to: worksheet,
      open: paths.projectWorksheet(projectUuid, { frozen: 'no' }),
      done: hazards.frozen,
      total: hazards.total,
    },
    {
      label: text('targets-covered', 'Safety targets with requirements'),
      to: paths.projectRequirements(projectUuid),
      open: paths.projectTargets(projectUuid, { requirements: 'none' }),
      done: safetyTargets.total - safetyTargets.withoutSrems,
      total: safetyTargets.total,
    },
    {
      label: text('assumptions-closed', 'Assumptions settled'),
      to: paths.projectModel(projectUuid, 'assumptions'),
      open: paths.projectModel(projectUuid, 'assumptions', { status: 'OPEN' }),
      done: assumptions.total - assumptions.open,
      total: assumptions.total,
    },
  ];
}
