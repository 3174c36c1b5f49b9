import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { EmptyState } from '@/ui/EmptyState';
import {
  type CellAddress,
  type CellCommand,
  type CellEdit,
  type EditSource,
  Worksheet,
  type WorksheetHandle,
} from '@/ui/worksheet';
import { cellName, cellValueText } from './columns/describeCell';
import { editsToPatches, type SideEffects } from './columns/editsToPatches';
import { columnIds, hazardColumns, renameSort } from './columns/hazardColumns';
import { DeleteHazardDialog } from './DeleteHazardDialog';
import { ConflictDialog } from './outbox/ConflictDialog';
import { ConnectionBar } from './outbox/ConnectionBar';
import { LeaveGuard } from './outbox/LeaveGuard';
import { rowStateOf } from './outbox/rowStateOf';
import { useHazardOutbox } from './outbox/useHazardOutbox';
import { SelectedHazardPanel } from './panel/SelectedHazardPanel';
import { RatingDialog } from './rating/RatingDialog';
import { useAddHazard } from './useAddHazard';
import { useCreateRecord } from './useCreateRecord';
import { useWorksheetLabels } from './useWorksheetLabels';
import { GROUPS_OF_STYLE, groupingOf } from './view/grouping';
import { LINK_COLUMNS } from './view/hazardFields';
import { useCollapsedGroups } from './view/useCollapsedGroups';
import { useHazardSelection } from './view/useHazardSelection';
import { useSearchText } from './view/useSearchText';
import { useShownHazards } from './view/useShownHazards';
import { useViewParameters } from './view/useViewParameters';
import type { WorksheetData } from './view/useWorksheetData';
import { useWorksheetKeys } from './view/useWorksheetKeys';
import { WorksheetToolbar } from './WorksheetToolbar';

interface HazardWorksheetProps {
  project: Project;
  data: WorksheetData;
  canEdit: boolean;
}

const rowKey = ({ uuid }: Hazard) => uuid;
const rowLabel = ({ code }: Hazard) => code;

/** The worksheet with its toolbar, its details and its dialogs. */
export function HazardWorksheet({ project, data, canEdit }: HazardWorksheetProps) {
  const { catalogs, set, sets } = data;
  const { style } = project;
  const text = useTexts('hazards');
  const labels = useWorksheetLabels();
  const grid = useRef<WorksheetHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const [view, changeView] = useViewParameters();
  const [query, setQuery] = useSearchText(view.query, changeView);
  const outboxState = useHazardOutbox();
  const { outbox, entries } = outboxState;

  const deferredQuery = useDeferredValue(query);
  const { state, level } = view;
  const sortId = view.sort?.columnKey;
  const sortDirection = view.sort?.direction;
  const criteria = useMemo(
    () => ({
      query: deferredQuery,
      state,
      level,
      sort: sortId && sortDirection ? { columnKey: sortId, direction: sortDirection } : null,
      set,
      style,
    }),
    [deferredQuery, state, level, sortId, sortDirection, set, style],
  );
  const { byUuid, rows } = useShownHazards(data.hazards, outboxState, criteria, catalogs);
  const selection = useHazardSelection(byUuid, view, changeView);

  const { create, createdNames } = useCreateRecord(project, text);
  const columns = useMemo(
    () => hazardColumns({ style, set, catalogs, canEdit, create, createdNames, text }),
    [style, set, catalogs, canEdit, create, createdNames, text],
  );
  const ids = useMemo(() => columnIds(style, set), [style, set]);
  const sort = useMemo(() => renameSort(criteria.sort, ids, 'toKey'), [criteria.sort, ids]);

  const offered = GROUPS_OF_STYLE[style];
  const groupBy = view.group && offered.includes(view.group) ? view.group : (offered[0] ?? 'none');
  const grouping = useMemo(() => groupingOf(rows, groupBy, catalogs), [rows, groupBy, catalogs]);
  const collapsed = useCollapsedGroups(groupBy, project.uuid);

  const [explained, setExplained] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Hazard | null>(null);
  const [postponed, setPostponed] = useState<ReadonlySet<string>>(new Set());

  const latest = useRef({ byUuid, catalogs, panel: view.panel });
  useEffect(() => {
    latest.current = { byUuid, catalogs, panel: view.panel };
  });
  const effects = useRef<SideEffects>(new Map());
  const onEdit = useCallback(
    (edits: readonly CellEdit[], source: EditSource) => {
      const now = latest.current;
      outbox.edit(editsToPatches(edits, source, uuid => now.byUuid.get(uuid), now.catalogs, effects.current));
    },
    [outbox],
  );
  const retry = useCallback(
    (hazardUuid: string, path: string) => {
      setPostponed(before => new Set([...before].filter(uuid => uuid !== hazardUuid)));
      outbox.retry(hazardUuid, path);
    },
    [outbox],
  );
  const togglePanel = useCallback(() => changeView({ panel: !latest.current.panel }), [changeView]);
  const onCellCommand = useCallback(
    (command: CellCommand, cell: CellAddress) => {
      if (command === 'explain') setExplained(cell.rowKey);
      else if (command === 'retry') retry(cell.rowKey, cell.columnKey);
      else if (command === 'open') changeView({ panel: true });
      else {
        togglePanel();
        // The panel takes room from the grid: the cell stays in view.
        requestAnimationFrame(() => grid.current?.focusCell(cell));
      }
    },
    [retry, changeView, togglePanel],
  );
  const addHazard = useAddHazard(project, text);
  const onAdd = useCallback(
    async ({ groupKey }: { groupKey?: string } = {}) => {
      const record = await addHazard(groupBy, groupKey);
      if (!record) return;
      const first = LINK_COLUMNS[style].find(({ field }) => !record[field]?.length);
      if (grid.current) grid.current.focusCell({ rowKey: record.uuid, columnKey: first?.field ?? 'code' });
      else selection.request(record.uuid);
    },
    [addHazard, groupBy, style, selection.request],
  );
  const askToDelete = useCallback(() => setDeleted(selection.current() ?? null), [selection.current]);
  const closeDelete = () => setDeleted(null);
  useWorksheetKeys(search, canEdit ? askToDelete : undefined);

  const rowState = useCallback(
    (hazard: Hazard) => rowStateOf(hazard, entries.get(hazard.uuid), text),
    [entries, text],
  );
  const clearFilters = () => {
    setQuery('');
    changeView({ query: '', state: null, level: null });
  };
  const conflicting = [...entries.values()].find(
    entry => entry.conflict && !postponed.has(entry.record.uuid),
  );
  const explainedHazard = explained === null ? undefined : byUuid.get(explained);

  // One element as long as its props are the same: what happens around the grid does not render it.
  const worksheet = useMemo(
    () => (
      <Worksheet<Hazard>
        ref={grid}
        label={text('worksheet', 'Hazards')}
        rows={rows}
        rowKey={rowKey}
        rowLabel={rowLabel}
        columns={columns}
        grouping={grouping}
        collapsedGroups={collapsed.collapsed}
        onCollapsedGroupsChange={collapsed.change}
        selectedRowKey={selection.requested}
        onSelectedRowChange={selection.select}
        onEdit={canEdit ? onEdit : undefined}
        onAddRow={canEdit ? place => void onAdd(place) : undefined}
        onCellCommand={onCellCommand}
        sort={sort}
        onSortChange={next => changeView({ sort: renameSort(next, ids, 'toId') })}
        rowState={rowState}
        labels={labels}
      />
    ),
    [
      text,
      rows,
      columns,
      grouping,
      collapsed.collapsed,
      collapsed.change,
      selection.requested,
      selection.select,
      canEdit,
      onEdit,
      onAdd,
      onCellCommand,
      sort,
      changeView,
      ids,
      rowState,
      labels,
    ],
  );

  return (
    <Box sx={{ flex: '1 1 0', minHeight: 420, position: 'relative', display: 'flex' }}>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'flex',
          flexDirection: 'column',
          px: `${tokens.page.marginInline}px`,
          pt: 1.5,
          pb: 1,
        }}
      >
        {!outboxState.isOnline && <ConnectionBar {...outboxState} />}
        <WorksheetToolbar
          searchRef={search}
          query={query}
          onQueryChange={setQuery}
          view={view}
          groupBy={groupBy}
          onViewChange={changeView}
          style={style}
          set={set}
          sets={sets}
          shownCount={rows.length}
          totalCount={data.hazards.length}
          editing={
            canEdit
              ? {
                  onAdd: () => void onAdd(),
                  onDelete: askToDelete,
                  onUndo: () => grid.current?.undo(),
                  onRedo: () => grid.current?.redo(),
                }
              : undefined
          }
          onCollapseAll={all =>
            collapsed.change(new Set(all ? ['', ...(grouping?.groups.map(({ key }) => key) ?? [])] : []))
          }
          onTogglePanel={togglePanel}
        />
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {rows.length > 0 ? (
              worksheet
            ) : data.hazards.length === 0 ? (
              <EmptyState
                title={text('empty-title', 'No hazards yet')}
                text={text(
                  'empty',
                  'A hazard is one row: what goes wrong, in which situation, and how bad it is.',
                )}
                action={
                  canEdit && (
                    <Button variant="contained" onClick={() => void onAdd()}>
                      {text('add-first', 'Add the first hazard')}
                    </Button>
                  )
                }
              />
            ) : (
              <EmptyState
                title={text('no-match-title', 'No hazard matches')}
                text={text('no-match', 'There are {1} hazards in this project.', {
                  values: [data.hazards.length],
                })}
                action={
                  <Button variant="outlined" onClick={clearFilters}>
                    {text('clear-filters', 'Show all')}
                  </Button>
                }
              />
            )}
          </Box>
          {view.panel && (
            <SelectedHazardPanel
              byUuid={byUuid}
              outboxState={outboxState}
              set={set}
              catalogs={catalogs}
              canEdit={canEdit}
              onRetry={retry}
              onClose={togglePanel}
            />
          )}
        </Box>
      </Box>
      {explainedHazard && (
        <RatingDialog hazard={explainedHazard} set={set} onClose={() => setExplained(null)} />
      )}
      {deleted && <DeleteHazardDialog hazard={deleted} onClose={closeDelete} onDeleted={closeDelete} />}
      {conflicting && (
        <ConflictDialog
          entry={conflicting}
          nameOf={path => cellName(path, columns, set, text)}
          showValue={(path, value) => cellValueText(path, value, style, catalogs, set)}
          onTakeTheirs={() => outbox.takeTheirs(conflicting.record.uuid)}
          onKeepMine={() => outbox.keepMine(conflicting.record.uuid)}
          onClose={() => setPostponed(before => new Set([...before, conflicting.record.uuid]))}
        />
      )}
      <LeaveGuard outbox={outbox} />
    </Box>
  );
}
