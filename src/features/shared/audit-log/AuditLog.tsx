import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useMemo, useState } from 'react';
import { downloadFile } from '@/api/downloadFile';
import { useAppDispatch } from '@/api/hooks';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { AuditEntries } from './AuditEntries';
import { AuditFilters, type AuditPerson } from './AuditFilters';
import { AUDIT_CHOICES, type AuditChoice, auditQuery } from './auditFilter';
import type { AuditEntity, AuditEntry } from './auditTexts';

export type AuditQuery<Entity extends AuditEntity> = ReturnType<typeof auditQuery<Entity>> & {
  after?: string;
  limit: number;
};

/** One part of the log, as a query hook gives it. */
interface AuditPart {
  currentData?: { data: { results: readonly AuditEntry[]; next: string | null } } | undefined;
  error?: unknown;
  refetch: () => void;
}

interface AuditLogProps<Entity extends AuditEntity> {
  purpose: ReactNode;
  entities: readonly Entity[];
  people: readonly AuditPerson[];
  /** Of another record that a value names. */
  nameOf?: (uuid: string) => string | undefined;
  /** The organization or project. */
  uuid: string;
  /** A hook: asks for one part. */
  usePart: (uuid: string, query: AuditQuery<Entity>) => AuditPart;
  /** Path of the operation that gives the same as a file. */
  exportPath: string;
}

/** Changes asked for at a time. */
const AT_ONCE = 50;

/** Who changed what and when, the newest first, by filters that stand in the address, and as a file. */
export function AuditLog<Entity extends AuditEntity>(props: AuditLogProps<Entity>) {
  const { purpose, entities, people, exportPath } = props;
  const text = useTexts('audit-log');
  const [address, change] = useAddressParameters();
  const choice = Object.fromEntries(
    AUDIT_CHOICES.map(name => [name, address.get(name) ?? '']),
  ) as unknown as AuditChoice;
  const query = auditQuery(choice, entities);
  const isFiltered = Object.keys(query).length > 0;
  const showAll = () => change({ actor: '', action: '', entity: '', from: '', until: '' });
  const empty = isFiltered ? (
    <EmptyState
      title={text('none-found-title', 'Nothing found')}
      text={text.prose('none-found', 'No change matches the filter.')}
      action={
        <Button variant="outlined" onClick={showAll}>
          {text('show-all', 'Show all changes')}
        </Button>
      }
    />
  ) : (
    <Typography variant="body2" color="textSecondary">
      {text.prose('none', 'Nothing was changed yet.')}
    </Typography>
  );
  return (
    <Stack sx={{ gap: 2, maxWidth: 1100 }}>
      <Typography variant="body2" color="textSecondary">
        {purpose}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <AuditFilters choice={choice} change={part => change(part)} people={people} entities={entities} />
        <ExportButton path={exportPath} params={query} />
      </Stack>
      <Parts key={JSON.stringify(query)} {...props} query={query} empty={empty} />
    </Stack>
  );
}

interface PartsProps<Entity extends AuditEntity> extends AuditLogProps<Entity> {
  query: ReturnType<typeof auditQuery<Entity>>;
  empty: ReactNode;
}

function Parts<Entity extends AuditEntity>(props: PartsProps<Entity>) {
  // Where each further part begins; the newest has no such place.
  const [parts, setParts] = useState<readonly string[]>([]);
  return [undefined, ...parts].map((after, index) => (
    <Part
      key={after ?? 'newest'}
      {...props}
      after={after}
      onMore={index === parts.length ? next => setParts([...parts, next]) : undefined}
    />
  ));
}

interface PartProps<Entity extends AuditEntity> extends PartsProps<Entity> {
  after: string | undefined;
  /** Undefined where the next part stands below already. */
  onMore: ((next: string) => void) | undefined;
}

function Part<Entity extends AuditEntity>(props: PartProps<Entity>) {
  const { uuid, usePart, query, after, onMore, people, empty, nameOf } = props;
  const text = useTexts('audit-log');
  const { currentData, error, refetch } = usePart(uuid, {
    ...query,
    limit: AT_ONCE,
    ...(after !== undefined && { after }),
  });
  const names = useMemo(() => new Map(people.map(({ uuid, name }) => [uuid, name])), [people]);
  if (error && !currentData) return <ErrorView error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton variant="rounded" height={120} />;
  const { results, next } = currentData.data;
  if (results.length === 0 && after === undefined) return empty;
  return (
    <>
      <AuditEntries entries={results} nameOf={uuid => names.get(uuid) ?? nameOf?.(uuid)} />
      {onMore && next && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => onMore(next)}>
          {text('older', 'Show older changes')}
        </Button>
      )}
    </>
  );
}

function ExportButton({ path, params }: { path: string; params: Record<string, unknown> }) {
  const text = useTexts('audit-log');
  const dispatch = useAppDispatch();
  const { enqueueSnackbar } = useSnackbar();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const answer = await dispatch(
      downloadFile({ client: 'platform', path, params, fileName: 'audit-log.csv' }),
    );
    setIsSaving(false);
    if (downloadFile.rejected.match(answer))
      enqueueSnackbar(refusalMessage(answer.payload ?? answer.error), { variant: 'error' });
  };
  return (
    <Button size="small" variant="outlined" loading={isSaving} onClick={() => void save()}>
      {text('export', 'Export as CSV')}
    </Button>
  );
}
