import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useListHazardsQuery } from '@/api/hazards';
import type { SolutionSet } from '@/api/lookups';
import { useGetProjectQuery } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { UNRATED } from '@/config/constants';
import { paths } from '@/config/paths';
import { useFormLabels } from '@/features/shared/forms/useFormLabels';
import { useTitledHazards } from '@/features/shared/hazards/useTitledHazards';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useListLabels } from '@/features/shared/lists/useListLabels';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { ToolbarSelect } from '@/features/shared/sheet/ToolbarSelect';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { type ListColumn, RecordList } from '@/ui/list';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { useTreatments } from '../hazard/useTreatments';
import { BY_HAZARD, ComparisonTotals } from './ComparisonTotals';
import { type ComparedHazard, compareAlternatives, differs } from './comparison';

/** More than three columns of levels nobody compares at a glance. */
const MOST = 3;
const NONE: readonly never[] = [];

/** Two or three alternatives over all hazards of the project: what stays of each risk, and what they cost. */
export function ComparisonPage() {
  const text = useTexts('alternatives');
  const labels = useFormLabels();
  const { projectUuid = '' } = useParams();
  const [address, change] = useAddressParameters();
  useDocumentTitle(text('compare', 'Compare alternatives'));
  const project = useGetProjectQuery({ projectUuid }).currentData?.data;
  const hazards = useListHazardsQuery(sheetList(projectUuid));
  const sets = useRatingSets(project?.riskRatingSetUuids ?? NONE);
  const { isLoaded, failed, solutionSets, byHazard } = useTreatments(projectUuid);
  const set = sets?.find(({ code }) => code === address.get('set')) ?? sets?.[0];
  // Codes have no spaces.
  const named = address.getAll('alternative').join(' ');
  const chosen = useMemo(() => {
    const wanted = solutionSets.filter(({ code }) => named.split(' ').includes(code));
    return (wanted.length > 0 ? wanted : solutionSets).slice(0, MOST);
  }, [solutionSets, named]);
  const withProposed = address.get('proposed') !== 'no';
  const people = useProjectPeople(projectUuid).byUuid;
  const titled = useTitledHazards(projectUuid, hazards.currentData?.data.results ?? NONE);
  const comparison = useMemo(
    () =>
      set && compareAlternatives(titled, set, byHazard, chosen, withProposed, uuid => people.get(uuid)?.name),
    [titled, set, byHazard, chosen, withProposed, people],
  );
  const problem = failed ?? (hazards.error && !hazards.currentData ? hazards : undefined);
  if (problem) return <Failed error={problem.error} onRetry={problem.refetch} />;
  if (!(isLoaded && hazards.currentData && project && set && comparison))
    return (
      <Page>
        <Skeleton variant="rounded" height={240} />
      </Page>
    );
  if (solutionSets.length < 2)
    return (
      <Page>
        <EmptyState
          title={text('too-few-title', 'There is nothing to compare yet')}
          text={text.prose(
            'too-few',
            'A comparison needs two alternatives. Add them on their sheet, and put measures into them on the pages of the hazards.',
          )}
        />
      </Page>
    );
  return (
    <Page>
      <Stack sx={{ gap: 3 }}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Autocomplete
            multiple
            size="small"
            options={solutionSets}
            value={chosen}
            getOptionLabel={({ code, name }) => `${code} ${name}`}
            getOptionKey={({ uuid }) => uuid}
            getOptionDisabled={option => chosen.length >= MOST && !chosen.includes(option)}
            isOptionEqualToValue={(option, one) => option.uuid === one.uuid}
            noOptionsText={labels.noOptions}
            clearText={labels.clear}
            openText={labels.open}
            closeText={labels.close}
            onChange={(_event, next) => change({ alternative: next.map(({ code }) => code), page: '' })}
            renderInput={parameters => (
              <TextField {...parameters} label={text('compared', 'Alternatives (two or three)')} />
            )}
            sx={{ flex: '1 1 320px', minWidth: 0, maxWidth: 'min(720px, 100%)' }}
          />
          {sets && sets.length > 1 && (
            <ToolbarSelect
              label={text('rating-set', 'Rating set')}
              value={set.code === sets[0]?.code ? '' : set.code}
              options={sets.map(({ code, name }) => ({
                value: code === sets[0]?.code ? '' : code,
                label: name,
              }))}
              onChange={code => change({ set: code })}
            />
          )}
          <FormControlLabel
            control={
              <Switch
                checked={withProposed}
                onChange={(_event, isOn) => change({ proposed: isOn ? '' : 'no' })}
              />
            }
            label={text('with-proposed', 'Proposed measures as if accepted')}
          />
        </Stack>
        <ComparisonTotals
          currency={project.currency}
          set={set}
          alternatives={chosen}
          compared={comparison.alternatives}
        />
        <Hazards projectUuid={projectUuid} set={set} alternatives={chosen} compared={comparison.hazards} />
      </Stack>
    </Page>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <Page>
      <ErrorView error={error} onRetry={() => void onRetry()} />
    </Page>
  );
}

interface HazardsProps {
  projectUuid: string;
  set: RiskRatingSet;
  alternatives: readonly SolutionSet[];
  compared: readonly ComparedHazard[];
}

/** Hazard by hazard; those that the alternatives treat alike only when they are asked for. */
function Hazards({ projectUuid, set, alternatives, compared }: HazardsProps) {
  const text = useTexts('alternatives');
  const labels = useListLabels();
  const [address, change] = useAddressParameters();
  const list = useListParameters(['position']);
  const showsAll = address.get('rows') === 'all';
  const different = compared.filter(differs);
  const of = address.get('of') ?? '';
  const rating = address.get('rating');
  const counted = alternatives.findIndex(({ code }) => code === of);
  const isCounted = counted >= 0 && rating !== null;
  const ofCount = compared.filter(({ ratings }) => (ratings[counted]?.rating?.code ?? UNRATED) === rating);
  const shown = isCounted ? ofCount : showsAll ? compared : different;
  const { offset, limit } = list.query;
  const columns: [ListColumn<ComparedHazard>, ...ListColumn<ComparedHazard>[]] = [
    {
      key: 'hazard',
      label: text('hazard', 'Hazard'),
      render: ({ hazard }) => (
        <>
          <Link component={RouterLink} to={`${paths.projectHazardPage(projectUuid, hazard.code)}`}>
            {hazard.code}
          </Link>{' '}
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {hazard.name}
          </Box>
        </>
      ),
    },
    {
      key: 'initial',
      label: text('initial', 'Initial'),
      width: 120,
      render: ({ initial }) => <RatingChip set={set} rating={initial} />,
    },
    ...alternatives.map(({ uuid, code }, place) => ({
      key: uuid,
      label: code,
      width: 150,
      render: ({ ratings }: ComparedHazard) => (
        <>
          <RatingChip set={set} rating={ratings[place]?.rating} />
          {ratings[place]?.rating && !ratings[place].isTreated && (
            <Typography variant="caption" color="textSecondary" component="span" sx={{ ml: 0.75 }}>
              {text.prose('untreated', 'as before')}
            </Typography>
          )}
        </>
      ),
    })),
  ];
  return (
    <Section
      id={BY_HAZARD}
      title={text('by-hazard', 'Hazard by hazard')}
      actions={
        isCounted ? (
          <Chip
            size="small"
            label={text('only-counted', 'Only {1}: {2}', {
              values: [
                of,
                set.ratings.find(({ code }) => code === rating)?.label ?? text('not-rated', 'Not rated'),
              ],
            })}
            onDelete={() => change({ of: '', rating: '', page: '' })}
          />
        ) : (
          <FormControlLabel
            control={
              <Switch
                checked={showsAll}
                onChange={(_event, isOn) => change({ rows: isOn ? 'all' : '', page: '' })}
              />
            }
            label={text('show-all', 'Also those that come out the same')}
          />
        )
      }
    >
      <RecordList
        label={text('by-hazard', 'Hazard by hazard')}
        labels={labels}
        columns={columns}
        rows={shown.slice(offset, offset + limit)}
        total={shown.length}
        rowKey={({ hazard }) => hazard.uuid}
        state={list}
        empty={
          <Typography variant="body2" color="textSecondary">
            {text.prose('all-the-same', 'Every hazard comes out the same under these alternatives.')}
          </Typography>
        }
      />
    </Section>
  );
}
