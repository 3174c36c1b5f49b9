import { ratingOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { HazardRrm } from '@/api/hazard-rrms';
import { type Hazard, useListHazardsQuery } from '@/api/hazards';
import { useGetProjectQuery } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { paths } from '@/config/paths';
import { useListRrmTypesQuery } from '@/features/shared/built-in/queries';
import { USE_STATUS_LABELS, USE_STATUSES } from '@/features/shared/hazards/useStatusTexts';
import { useTitledHazards } from '@/features/shared/hazards/useTitledHazards';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useListLabels } from '@/features/shared/lists/useListLabels';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { ToolbarSelect } from '@/features/shared/sheet/ToolbarSelect';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { type ListColumn, RecordList } from '@/ui/list';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/SearchField';
import { EditUseDialog } from '../hazard/EditUseDialog';
import type { Treatment } from '../hazard/treatment';
import { useStatedEffect } from '../hazard/useStatedEffect';
import { useRecalculations, useTreatments } from '../hazard/useTreatments';
import { isOverdue, isPlanned, orderUses, type ShownUse } from './uses';

const NONE: readonly never[] = [];
/** In the address in place of a state: of the two in which nothing is built yet. */
const PLANNED = 'planned';
const ORDERS = ['hazard', 'measure', 'status', 'responsible', 'due'] as const;

/** Every use of a measure in the project: on which hazard, who is responsible, until when, and how it was verified. */
export function UsesPage() {
  const text = useTexts('measures');
  const sheetText = useTexts('sheet');
  const formats = useFormats();
  const labels = useListLabels();
  const { projectUuid = '' } = useParams();
  const [address, change] = useAddressParameters();
  const list = useListParameters(ORDERS);
  const [edited, setEdited] = useState<Treatment | null>(null);
  useDocumentTitle(text('uses-title', 'Uses of measures'));
  const project = useGetProjectQuery({ projectUuid }).currentData?.data;
  const hazards = useListHazardsQuery(sheetList(projectUuid));
  const titled = useTitledHazards(projectUuid, hazards.currentData?.data.results ?? NONE);
  const byUuid = new Map(titled.map(hazard => [hazard.uuid, hazard]));
  const sets = useRatingSets(project?.riskRatingSetUuids ?? NONE);
  const people = useProjectPeople(projectUuid);
  const { isLoaded, failed, treatments, srems, solutionSets } = useTreatments(projectUuid);
  const recalculate = useRecalculations(sets ?? NONE);
  const types = useListRrmTypesQuery({ projectUuid, limit: SHEET_LIMIT }).currentData?.data.results ?? NONE;
  const problem = failed ?? (hazards.error && !hazards.currentData ? hazards : undefined);
  if (problem)
    return (
      <Page>
        <ErrorView error={problem.error} onRetry={problem.refetch} />
      </Page>
    );
  if (!(isLoaded && hazards.currentData && project && sets))
    return (
      <Page>
        <Skeleton variant="rounded" height={240} />
      </Page>
    );
  const nameOf = (uuid: string | null) => people.byUuid.get(uuid ?? '')?.name ?? '';
  const today = new Date().toISOString().slice(0, 10);
  const [status, person, due, type] = ['state', 'person', 'due', 'type'].map(name => address.get(name) ?? '');
  const wanted = list.search.trim().toLocaleLowerCase();
  const uses = treatments.flatMap((treatment): ShownUse[] => {
    const hazard = byUuid.get(treatment.use.hazardUuid);
    return hazard ? [{ ...treatment, hazard, responsible: nameOf(treatment.use.responsibleUserUuid) }] : [];
  });
  const shown = orderUses(
    uses.filter(
      ({ use, hazard, measure, responsible }) =>
        (status === '' || (status === PLANNED ? isPlanned(use) : use.status === status)) &&
        (type === '' || measure.rrmTypeUuid === type) &&
        (person === '' || (use.responsibleUserUuid ?? 'nobody') === person) &&
        (due === '' || isOverdue(use, today)) &&
        [hazard.code, hazard.name, measure.code, measure.name, responsible]
          .join(' ')
          .toLocaleLowerCase()
          .includes(wanted),
    ),
    list.orderBy,
    list.order,
  );
  const { offset, limit } = list.query;
  const canEdit = projectPermissions(project).can('hazards.edit');
  const filterBy = (
    name: string,
    label: string,
    value: string,
    options: { value: string; label: string }[],
  ) => (
    <ToolbarSelect
      label={label}
      value={value}
      options={[{ value: '', label: sheetText('all', 'All') }, ...options]}
      onChange={next => change({ [name]: next, page: '' })}
    />
  );
  const columns: [ListColumn<ShownUse>, ...ListColumn<ShownUse>[]] = [
    {
      key: 'hazard',
      label: text('use-hazard', 'Hazard'),
      sortBy: 'hazard',
      render: ({ hazard }) => (
        <>
          <Link component={RouterLink} to={paths.projectHazardPage(projectUuid, hazard.code)}>
            {hazard.code}
          </Link>{' '}
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {hazard.name}
          </Box>
        </>
      ),
    },
    {
      key: 'measure',
      label: text('measure', 'Measure'),
      sortBy: 'measure',
      minWidth: 170,
      render: ({ measure }) => (
        <Link
          component={RouterLink}
          to={`${paths.projectMeasures(projectUuid)}?measure=${encodeURIComponent(measure.code)}&panel=1`}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {measure.code} {measure.name}
        </Link>
      ),
    },
    {
      key: 'status',
      label: text('status', 'State'),
      sortBy: 'status',
      width: 120,
      render: ({ use }) => (
        <Chip size="small" variant="outlined" label={text(USE_STATUS_LABELS[use.status])} />
      ),
    },
    {
      key: 'responsible',
      label: text('responsible', 'Responsible'),
      sortBy: 'responsible',
      width: 130,
      render: ({ responsible }) => responsible || null,
    },
    {
      key: 'due',
      label: text('due-date', 'Due date'),
      sortBy: 'due',
      width: 110,
      render: ({ use }) =>
        use.dueDate && (
          <>
            {formats.date(use.dueDate)}
            {isOverdue(use, today) && (
              <>
                {' '}
                <Chip size="small" color="warning" label={text('overdue', 'Overdue')} />
              </>
            )}
          </>
        ),
    },
    {
      key: 'effect',
      label: text('effect', 'Effect'),
      minWidth: 170,
      render: ({ use, hazard }) => <Judged use={use} hazard={hazard} sets={sets} />,
    },
    {
      key: 'verification',
      label: text('verification', 'How it is verified'),
      width: 150,
      render: ({ use }) => {
        const [evaluation] = use.evaluations;
        const verifier = nameOf(evaluation?.verifiedByUserUuid ?? null);
        const parts = [evaluation?.verificationMethod, verifier, use.evidence].filter(Boolean);
        return parts.length > 0 ? (
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {parts.join(' · ')}
          </Box>
        ) : null;
      },
    },
  ];
  return (
    <Page>
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField
          value={list.search}
          onChange={list.setSearch}
          label={text('search-uses', 'Search uses')}
        />
        {filterBy('state', text('status', 'State'), status ?? '', [
          { value: PLANNED, label: text('uses-planned', 'Proposed or accepted') },
          ...USE_STATUSES.map(value => ({ value, label: text(USE_STATUS_LABELS[value]) })),
        ])}
        {filterBy(
          'type',
          text('type', 'Type'),
          type ?? '',
          types.map(({ uuid, name }) => ({ value: uuid, label: name })),
        )}
        {filterBy('person', text('responsible', 'Responsible'), person ?? '', [
          { value: 'nobody', label: text('nobody', 'Nobody') },
          ...people.items.map(({ uuid, name }) => ({ value: uuid, label: name })),
        ])}
        {filterBy('due', text('due-date', 'Due date'), due ?? '', [
          { value: 'overdue', label: text('overdue', 'Overdue') },
        ])}
        <Typography variant="body2" color="textSecondary">
          {text('uses-count', '{1} uses', { count: shown.length, one: '{1} use' })}
        </Typography>
      </Stack>
      <RecordList
        label={text('uses-title', 'Uses of measures')}
        labels={labels}
        columns={columns}
        rows={shown.slice(offset, offset + limit)}
        total={shown.length}
        rowKey={({ use }) => use.uuid}
        state={list}
        actions={treatment =>
          canEdit && !treatment.hazard.isRiskFrozen ? (
            <Button
              size="small"
              aria-label={text('edit-use-of', 'Edit {1} on {2}', {
                values: [treatment.measure.code, treatment.hazard.code],
              })}
              onClick={() => setEdited(treatment)}
            >
              {text('edit-use', 'Edit')}
            </Button>
          ) : null
        }
        empty={
          <Typography variant="body2" color="textSecondary">
            {uses.length === 0
              ? text.prose(
                  'no-uses',
                  'No hazard uses a measure yet. Choose measures on their sheet and apply them to hazards, or use one on the page of a hazard.',
                )
              : text.prose('no-use-found', 'No use matches.')}
          </Typography>
        }
      />
      {edited && (
        <EditUseDialog
          treatment={edited}
          hazardCode={byUuid.get(edited.use.hazardUuid)?.code ?? ''}
          people={people}
          srems={srems.items}
          solutionSets={solutionSets}
          onChanged={() => void recalculate(edited.use.hazardUuid)}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

interface JudgedProps {
  use: HazardRrm;
  hazard: Hazard;
  sets: readonly RiskRatingSet[];
}

/** What it does by its judgement, and what stays of the risk with all that counts, in the own set of the hazard. */
function Judged({ use, hazard, sets }: JudgedProps) {
  const text = useTexts('measures');
  const set = sets.find(({ uuid }) => uuid === hazard.riskRatingSetUuid) ?? sets[0];
  const at = (stage: 'INITIAL' | 'FINAL') =>
    hazard.evaluations.find(one => one.stage === stage && one.riskRatingSetUuid === set?.uuid);
  const [initial, final] = [at('INITIAL'), at('FINAL')];
  const judged = use.evaluations.find(({ riskRatingSetUuid }) => riskRatingSetUuid === set?.uuid);
  const statedEffect = useStatedEffect();
  return (
    <>
      {set && judged ? statedEffect(set, judged) : text('effect-open', 'Not judged')}
      {set && initial && (
        <Typography variant="caption" color="textSecondary" component="div">
          {text.prose('effect-of-all', 'All that count:')}{' '}
          <RatingChip set={set} rating={ratingOf(set, initial)} />{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <span aria-hidden>→</span> <RatingChip set={set} rating={final && ratingOf(set, final)} />
          </Box>
        </Typography>
      )}
    </>
  );
}
