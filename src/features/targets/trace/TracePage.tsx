import { HOLE_KINDS, type HoleKind } from '@domain/trace/traceHoles';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type Project, useGetProjectQuery } from '@/api/projects';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { ToolbarSelect } from '@/features/shared/sheet/ToolbarSelect';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { lazyPart } from '@/ui/lazyPart';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/SearchField';
import { MendDialog, type Mending } from './MendDialog';
import { type TraceStart, TraceTable } from './TraceTable';
import { filterRows, fromRequirements } from './traceRows';
import { HOLE_FILTERS } from './traceTexts';
import { type Trace, useTrace } from './useTrace';

const TracePicture = lazyPart(() => import('./TracePicture').then(module => module.TracePicture));

/** What carries out what, from hazards to evidence and back, with every hole and the way to mend it. */
export function TracePage() {
  const text = useTexts('trace');
  useDocumentTitle(text('title', 'Trace'));
  const { projectUuid = '' } = useParams();
  const query = useGetProjectQuery({ projectUuid });
  const project = query.currentData?.data;
  return (
    <SheetGate query={query} label={text('loading', 'Loading the trace')}>
      {project && <TraceOfProject key={project.uuid} project={project} />}
    </SheetGate>
  );
}

function TraceOfProject({ project }: { project: Project }) {
  const text = useTexts('trace');
  const { trace, error, refetch } = useTrace(project);
  return (
    <SheetGate query={{ currentData: trace, error, refetch }} label={text('loading', 'Loading the trace')}>
      {trace && (
        <Page>
          <LoadedTrace project={project} trace={trace} />
        </Page>
      )}
    </SheetGate>
  );
}

function LoadedTrace({ project, trace }: { project: Project; trace: Trace }) {
  const text = useTexts('trace');
  const [address, change] = useAddressParameters();
  const [mending, setMending] = useState<Mending | null>(null);
  const focusNext = useNextHole(mending, trace);
  const start: TraceStart = address.get('from') === 'requirements' ? 'requirements' : 'hazards';
  const isPicture = address.get('view') === 'picture';
  const kind = HOLE_KINDS.find(one => one === address.get('hole'));
  const onlyHoles = address.get('holes') === '1';
  const search = useDeferredValue(address.get('search') ?? '');
  const ordered = useMemo(
    () => (start === 'hazards' ? trace.rows : fromRequirements(trace.rows)),
    [trace, start],
  );
  const rows = useMemo(
    () => filterRows(ordered, trace.holesOf, { onlyHoles, kind, search }),
    [ordered, trace, onlyHoles, kind, search],
  );
  const canEdit = projectPermissions(project).can('hazards.edit');
  if (trace.rows.length === 0)
    return (
      <EmptyState
        title={text('empty-title', 'Nothing to trace yet')}
        text={text.prose('empty', 'The trace begins with hazards: add them in the worksheet.')}
      />
    );
  const close = () => {
    focusNext();
    setMending(null);
  };
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField
          label={text('search', 'Search the trace')}
          value={address.get('search') ?? ''}
          onChange={value => change({ search: value }, 'replace')}
        />
        <ToolbarSelect
          label={text('from', 'From')}
          value={start}
          options={[
            { value: 'hazards', label: text('from-hazards', 'Hazards to evidence') },
            { value: 'requirements', label: text('from-requirements', 'Evidence back to hazards') },
          ]}
          onChange={from => change({ from: from === 'hazards' ? '' : from })}
        />
        <ToolbarSelect
          label={text('view', 'View')}
          value={isPicture ? 'picture' : ''}
          options={[
            { value: '', label: text('view-table', 'Table') },
            { value: 'picture', label: text('view-picture', 'Picture') },
          ]}
          onChange={view => change({ view })}
        />
        <HoleFilter trace={trace} kind={kind} onChange={hole => change({ hole })} />
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={onlyHoles}
              onChange={(_event, checked) => change({ holes: checked ? '1' : '' })}
            />
          }
          label={text('only-holes', 'Only holes')}
        />
        {!isPicture && (
          <Button size="small" variant="outlined" onClick={() => window.print()}>
            {text('print', 'Print')}
          </Button>
        )}
      </Stack>
      <Counts trace={trace} />
      {rows.length === 0 ? (
        <NothingShown isMended={trace.holes.length === 0 && onlyHoles && search === ''} />
      ) : isPicture ? (
        <TracePicture projectUuid={project.uuid} trace={trace} rows={rows} />
      ) : (
        <TraceTable
          projectUuid={project.uuid}
          trace={trace}
          rows={rows}
          start={start}
          onMend={canEdit ? setMending : undefined}
        />
      )}
      {mending && <MendDialog project={project} trace={trace} mending={mending} onClose={close} />}
    </Stack>
  );
}

interface HoleFilterProps {
  trace: Trace;
  kind: HoleKind | undefined;
  onChange: (kind: string) => void;
}

function HoleFilter({ trace, kind, onChange }: HoleFilterProps) {
  const text = useTexts('trace');
  const formats = useFormats();
  const countOf = (one: HoleKind) => trace.holes.filter(hole => hole.kind === one).length;
  return (
    <ToolbarSelect
      label={text('hole', 'Hole')}
      value={kind ?? ''}
      options={[
        { value: '', label: text('all', 'All') },
        ...HOLE_KINDS.map(one => ({
          value: one,
          label: `${text(HOLE_FILTERS[one])} (${formats.number(countOf(one))})`,
        })),
      ]}
      onChange={onChange}
    />
  );
}

function Counts({ trace }: { trace: Trace }) {
  const text = useTexts('trace');
  const formats = useFormats();
  const { hazards, targets, requirements } = trace.records;
  const counts = [hazards, targets, requirements].map(({ length }) => formats.number(length));
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {text.prose('counts', 'Hazards: {1}, targets: {2}, requirements: {3}.', { values: counts })}{' '}
      {trace.holes.length === 0
        ? text.prose('no-holes', 'No holes.')
        : text.prose('holes', '{1} holes.', {
            count: trace.holes.length,
            values: [formats.number(trace.holes.length)],
            one: '1 hole.',
          })}
    </Typography>
  );
}

function NothingShown({ isMended }: { isMended: boolean }) {
  const text = useTexts('trace');
  return isMended ? (
    <EmptyState
      title={text('mended-title', 'The trace has no holes')}
      text={text.prose(
        'mended',
        'Every hazard that asks for one has a target, and each target is carried out and shown.',
      )}
    />
  ) : (
    <EmptyState
      title={text('no-match-title', 'Nothing matches')}
      text={text.prose('no-match', 'Change or clear the filters to see the rest of the trace.')}
    />
  );
}

/** After a hole is mended its mark is gone: the focus goes to the next one instead of to the top of the page. */
function useNextHole(mending: Mending | null, trace: Trace): () => void {
  const waiting = useRef<number | null>(null);
  const { holes } = trace;
  useEffect(() => {
    if (waiting.current === null || mending || holes.length === 0) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const marks = document.querySelectorAll<HTMLElement>('[data-hole]');
    marks[Math.min(waiting.current, marks.length - 1)]?.focus();
    waiting.current = null;
  }, [mending, holes]);
  return () => {
    const marks = [...document.querySelectorAll<HTMLElement>('[data-hole]')];
    const place = marks.findIndex(mark => mark.dataset.hole === `${mending?.kind} ${mending?.uuid}`);
    waiting.current = place < 0 ? null : place;
  };
}
