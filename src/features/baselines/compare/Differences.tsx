import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import {
  type Baseline,
  type BaselineComparison,
  type BaselineDifference,
  useCompareBaselineQuery,
} from '@/api/baselines';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useListLabels } from '@/features/shared/lists/useListLabels';
import { PAGE_SIZE } from '@/features/shared/lists/useListParameters';
import { useProjectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useFollowedProject } from '@/records/live/LiveContext';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { ListPager } from '@/ui/list';
import { entityText } from '../entityTexts';
import { FindingDialog } from '../review/FindingDialog';
import { DifferenceGroup } from './DifferenceGroup';

interface DifferencesProps {
  projectUuid: string;
  from: Baseline;
  /** Left out: the project as it is now. */
  to: Baseline | undefined;
}

/** What differs, by kind, hazards first; by pages. */
export function Differences({ projectUuid, from, to }: DifferencesProps) {
  const text = useTexts('baselines');
  const labels = useListLabels();
  const [address, change] = useAddressParameters();
  const kind = address.get('kind') ?? '';
  const page = Math.max(0, Number(address.get('page') ?? 1) - 1) || 0;
  const query = useCompareBaselineQuery({
    baselineUuid: from.uuid,
    ...(to && { with: to.uuid }),
    ...(kind && { entity: [kind] }),
    limit: PAGE_SIZE,
    offset: page * PAGE_SIZE,
  });
  useFollowedProject(query);
  const data = query.data?.data;
  if (query.error && !data) return <ErrorView error={query.error} onRetry={query.refetch} />;
  if (!data) return <Skeleton variant="rounded" height={240} aria-label={text('comparing', 'Comparing')} />;
  if (data.counts.length === 0)
    return (
      <EmptyState
        title={text('same-title', 'Nothing differs')}
        text={text.prose('same', 'Both states hold the same records with the same values.')}
      />
    );
  return (
    <Stack
      sx={{ gap: 2.5, opacity: query.isFetching && !query.currentData ? 0.6 : 1 }}
      aria-busy={query.isFetching && !query.currentData}
    >
      <Kinds counts={data.counts} kind={kind} choose={next => change({ kind: next, page: '' })} />
      <Groups projectUuid={projectUuid} baseline={from} data={data} />
      <ListPager
        state={{
          orderBy: '',
          order: 'asc',
          sortBy: () => undefined,
          page,
          setPage: next => change({ page: next > 0 ? String(next + 1) : '' }),
          query: { limit: PAGE_SIZE },
        }}
        total={data.total}
        labels={labels}
      />
    </Stack>
  );
}

interface KindsProps {
  counts: BaselineComparison['counts'];
  kind: string;
  choose: (kind: string) => void;
}

/** How much differs of each kind; a press shows that kind alone. */
function Kinds({ counts, kind, choose }: KindsProps) {
  const text = useTexts('baselines');
  const formats = useFormats();
  const nameOf = (entity: string) => {
    const label = entityText(entity);
    return label ? text(label) : entity;
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={text('kinds', 'Kinds of records')}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {counts.map(({ entity, added, removed, changed }) => (
        <Chip
          key={entity}
          size="small"
          clickable
          variant={kind === entity ? 'filled' : 'outlined'}
          color={kind === entity ? 'primary' : 'default'}
          aria-pressed={kind === entity}
          onClick={() => choose(kind === entity ? '' : entity)}
          label={text('kind-count', '{1}: {2}', {
            values: [nameOf(entity), formats.number(added + removed + changed)],
          })}
        />
      ))}
      {kind && (
        <Button size="small" onClick={() => choose('')}>
          {text('all-kinds', 'All kinds')}
        </Button>
      )}
    </Stack>
  );
}

interface GroupsProps {
  projectUuid: string;
  baseline: Baseline;
  data: BaselineComparison;
}

function Groups({ projectUuid, baseline, data }: GroupsProps) {
  const text = useTexts('baselines');
  const { can } = useProjectPermissions(projectUuid);
  const [asked, setAsked] = useState<BaselineDifference | null>(null);
  const names = useMemo(
    () => new Map(data.names.map(({ uuid, code, name }) => [uuid, [code, name].filter(Boolean).join(' ')])),
    [data.names],
  );
  const groups = [...byKind(data.results)];
  const [review, ...others] = can('baselines.sign') ? baseline.reviews.filter(({ result }) => !result) : [];
  return (
    <>
      {groups.length === 0 && (
        <Typography variant="body2">{text.prose('none-on-page', 'Nothing on this page.')}</Typography>
      )}
      {groups.map(([entity, differences]) => (
        <DifferenceGroup
          key={entity}
          projectUuid={projectUuid}
          entity={entity}
          differences={differences}
          nameOf={uuid => names.get(uuid)}
          // What came later is not in the baseline, so nothing can be found in it there.
          onFind={review ? difference => setAsked(difference) : undefined}
        />
      ))}
      {asked && review && (
        <FindingDialog
          reviews={[review, ...others]}
          record={{
            entity: asked.entity,
            uuid: asked.uuid,
            label: [asked.code, asked.name].filter(Boolean).join(' '),
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The answer is in the order of the kinds. */
function byKind(differences: readonly BaselineDifference[]): Map<string, BaselineDifference[]> {
  const groups = new Map<string, BaselineDifference[]>();
  for (const difference of differences) {
    const group = groups.get(difference.entity);
    if (group) group.push(difference);
    else groups.set(difference.entity, [difference]);
  }
  return groups;
}
