import Box from '@mui/material/Box';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useGridLabels } from '@/features/shared/sheet/useGridLabels';
import { useSheetKeys } from '@/features/shared/sheet/useSheetKeys';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import type { FieldAddress, UndoDirection } from '@/records/undoHistory';
import { tokens } from '@/theme';
import { usePreparedParts } from '@/ui/lazyPart';
import {
  type CellAddress,
  type CellCommand,
  type CellEdit,
  Worksheet,
  type WorksheetHandle,
} from '@/ui/worksheet';
import { editsToPatches } from './columns/editsToPatches';
import { hazardColumns } from './columns/hazardColumns';
import { rowStateOf } from './edits/rowStateOf';
import { HazardDialogs, type OpenDialog } from './HazardDialogs';
import { LazyHazardPanel } from './panel/LazyHazardPanel';
import { SelectedHazardPanel } from './panel/SelectedHazardPanel';
import { useAddHazard } from './useAddHazard';
import { useCreateRecord } from './useCreateRecord';
import { LINK_COLUMNS } from './view/hazardFields';
import { useCollapsedGroups } from './view/useCollapsedGroups';
import { useHazardSelection } from './view/useHazardSelection';
import type { WorksheetData } from './view/useWorksheetData';
import { useWorksheetView } from './view/useWorksheetView';
import { WorksheetPlaceholder } from './WorksheetPlaceholder';
import { WorksheetToolbar } from './WorksheetToolbar';

interface HazardWorksheetProps {
  project: Project;
  data: WorksheetData;
}

const rowKey = ({ uuid }: Hazard) => uuid;
const cellOf = ({ uuid, path }: FieldAddress): CellAddress => ({ rowKey: uuid, columnKey: path });
const rowLabel = ({ code }: Hazard) => code;
// What happens around the grid does not render it, and an edit does not render the toolbar.
const Grid = memo(Worksheet) as typeof Worksheet;
const Toolbar = memo(WorksheetToolbar);
const Panel = memo(SelectedHazardPanel);
const PANEL = [LazyHazardPanel];

/** The row that takes the place of one that goes. */
function neighbour(rows: readonly Hazard[], uuid: string): Hazard | undefined {
  const at = rows.findIndex(hazard => hazard.uuid === uuid);
  return rows[at + 1] ?? rows[at - 1];
}

/** The worksheet with its toolbar, its details and its dialogs. */
export function HazardWorksheet({ project, data }: HazardWorksheetProps) {
  // The project says it, not the role: an archived one is read-only, and an organization role may carry it too.
  const { can } = projectPermissions(project);
  const canEdit = can('hazards.edit');
  const canCreate = can('analysis.edit');
  const { catalogs, set, sets } = data;
  const { style } = project;
  const text = useTexts('hazards');
  const labels = useGridLabels(text('add', 'Add hazard'));
  usePreparedParts(PANEL);
  const grid = useRef<WorksheetHandle>(null);
  /** The first hazard brings the grid with it: the cell to go to then. */
  const firstCell = useRef<CellAddress>(null);
  const attachGrid = useCallback((handle: WorksheetHandle | null) => {
    grid.current = handle;
    if (handle && firstCell.current) handle.focusCell(firstCell.current);
    firstCell.current = null;
  }, []);
  const search = useRef<HTMLInputElement>(null);
  const queue = useEditQueue();
  const { entries } = useEdits();
  const sheet = useWorksheetView(project, data);
  const { view, changeView, find, rows, groupBy, grouping } = sheet;
  const selection = useHazardSelection(sheet.shown, find, view, changeView);
  const collapsed = useCollapsedGroups(groupBy, project.uuid);
  const { create, createdNames } = useCreateRecord(project, text);
  const columns = useMemo(
    () => hazardColumns({ style, set, catalogs, canCreate, create, createdNames, text }),
    [style, set, catalogs, canCreate, create, createdNames, text],
  );
  const rowState = useCallback(
    (hazard: Hazard) => rowStateOf(hazard, entries.get(hazard.uuid), text),
    [entries, text],
  );
  const latest = useRef({ find, rows, catalogs, panel: view.panel, grouping });
  useEffect(() => {
    latest.current = { find, rows, catalogs, panel: view.panel, grouping };
  });
  // The cell and its row first, the details when there is time.
  const calm = useDeferredValue(useMemo(() => ({ find, entries }), [find, entries]));
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const closeDialog = useCallback(() => setDialog(null), []);
  const onDeleted = useCallback(
    (hazardUuid: string) => {
      queue.forget([hazardUuid]);
      const next = neighbour(latest.current.rows, hazardUuid);
      if (next) grid.current?.focusCell({ rowKey: next.uuid, columnKey: 'code' });
    },
    [queue],
  );

  const onEdit = useCallback(
    (edits: readonly CellEdit[]) => queue.edit(hazardModel, editsToPatches(edits, latest.current.find)),
    [queue],
  );
  const onUndo = useCallback(
    (direction: UndoDirection) => {
      const report = queue.reverse(direction);
      return report && { done: report.done.map(cellOf), refused: report.refused.map(cellOf) };
    },
    [queue],
  );
  const retry = useCallback(
    (hazardUuid: string, path: string) => {
      const entry = queue.getSnapshot().entries.get(hazardUuid);
      if (entry?.conflict) setDialog({ kind: 'conflict', hazardUuids: [hazardUuid] });
      else if (entry?.question && path in entry.question.mine)
        setDialog({ kind: 'resetVotes', hazardUuids: [hazardUuid] });
      else queue.retry(hazardUuid, path);
    },
    [queue],
  );
  const togglePanel = useCallback(() => changeView({ panel: !latest.current.panel }), [changeView]);
  const onCellCommand = useCallback(
    (command: CellCommand, cell: CellAddress) => {
      if (command === 'explain') setDialog({ kind: 'explain', hazardUuids: [cell.rowKey] });
      else if (command === 'retry') retry(cell.rowKey, cell.columnKey);
      else {
        if (command === 'open') changeView({ panel: true });
        else togglePanel();
        // The panel takes room from the grid: the cell stays in view.
        requestAnimationFrame(() => grid.current?.focusCell(cell));
      }
    },
    [retry, changeView, togglePanel],
  );

  const addHazard = useAddHazard(project, text);
  const { request, current } = selection;
  const onAddRow = useCallback(
    async ({ groupKey }: { groupKey?: string } = {}) => {
      const record = await addHazard(groupBy, groupKey);
      if (!record) return;
      const first = LINK_COLUMNS[style].find(({ field }) => !record[field]?.length);
      const cell = { rowKey: record.uuid, columnKey: first?.field ?? 'code' };
      if (grid.current) grid.current.focusCell(cell);
      else {
        firstCell.current = cell;
        request(record.uuid);
      }
    },
    [addHazard, groupBy, style, request],
  );
  const editing = useMemo(
    () => ({
      onAdd: () => void onAddRow(),
      onDelete: () => {
        const block = grid.current?.selectedRowKeys() ?? [];
        const selected = current();
        const hazardUuids = block.length > 0 ? block : selected ? [selected.uuid] : [];
        if (hazardUuids.length > 0) setDialog({ kind: 'delete', hazardUuids });
      },
      onUndo: () => grid.current?.undo(),
      onRedo: () => grid.current?.redo(),
    }),
    [onAddRow, current],
  );
  useSheetKeys(search, canEdit ? editing.onDelete : undefined);
  const changeCollapsed = collapsed.change;
  const onCollapseAll = useCallback(
    (all: boolean) => {
      const keys = latest.current.grouping?.groups.map(({ key }) => key) ?? [];
      changeCollapsed(new Set(all ? ['', ...keys] : []));
    },
    [changeCollapsed],
  );

  return (
    <Box sx={{ flex: '1 1 0', minHeight: 420, position: 'relative' }}>
      <Box
        sx={{
          // The grid needs a height of its own; a page has only a smallest one.
          position: 'absolute',
          inset: 0,
          display: 'flex',
          flexDirection: 'column',
          px: `${tokens.page.marginInline}px`,
          pt: 1.5,
          pb: 1,
        }}
      >
        <Toolbar
          searchRef={search}
          query={sheet.query}
          onQueryChange={sheet.setQuery}
          view={view}
          groupBy={groupBy}
          onViewChange={changeView}
          style={style}
          set={set}
          sets={sets}
          shownCount={rows.length}
          totalCount={data.hazards.length}
          editing={canEdit ? editing : undefined}
          onCollapseAll={onCollapseAll}
          onTogglePanel={togglePanel}
        />
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {rows.length === 0 ? (
              <WorksheetPlaceholder
                totalCount={data.hazards.length}
                onAdd={canEdit ? editing.onAdd : undefined}
                onClearFilters={sheet.clearFilters}
              />
            ) : (
              <Grid<Hazard>
                ref={attachGrid}
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
                onUndo={canEdit ? onUndo : undefined}
                onAddRow={canEdit ? onAddRow : undefined}
                onCellCommand={onCellCommand}
                sort={sheet.sort}
                onSortChange={sheet.changeSort}
                rowState={rowState}
                labels={labels}
              />
            )}
          </Box>
          {view.panel && (
            <Panel
              find={calm.find}
              entries={calm.entries}
              set={set}
              catalogs={catalogs}
              canEdit={canEdit}
              onRetry={retry}
              onClose={togglePanel}
            />
          )}
        </Box>
      </Box>
      <HazardDialogs
        open={dialog}
        onClose={closeDialog}
        onDeleted={onDeleted}
        hazards={(dialog?.hazardUuids ?? []).flatMap(uuid => find(uuid) ?? [])}
        data={data}
        style={style}
        columns={columns}
      />
    </Box>
  );
}
