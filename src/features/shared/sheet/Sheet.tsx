import Box from '@mui/material/Box';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import type { ProjectRecord } from '@/records/recordModel';
import { tokens } from '@/theme';
import { Worksheet, type WorksheetHandle } from '@/ui/worksheet';
import { type OpenDialog, SheetDialogs } from './SheetDialogs';
import { SheetPanel } from './SheetPanel';
import { SheetPlaceholder } from './SheetPlaceholder';
import { SheetToolbar } from './SheetToolbar';
import { sheetRowState } from './sheetRowState';
import type { SheetProps } from './sheetTypes';
import { useGridLabels } from './useGridLabels';
import { useRowAdding } from './useRowAdding';
import { useSheetCommands } from './useSheetCommands';
import { useSheetKeys } from './useSheetKeys';
import { useSheetRows } from './useSheetRows';
import { useSheetSelection } from './useSheetSelection';
import { useSheetView } from './useSheetView';
import { useToolbarChoices } from './useToolbarChoices';

// What happens around the grid does not render it, and an edit does not render the toolbar.
const Grid = memo(Worksheet) as typeof Worksheet;
const Toolbar = memo(SheetToolbar);
const Panel = memo(SheetPanel) as typeof SheetPanel;

const rowKey = ({ uuid }: ProjectRecord) => uuid;
const rowLabel = ({ code }: ProjectRecord) => code;

/** A sheet over the records of a project: toolbar, grid, details, dialogs. What it shows is its model and its columns. */
export function Sheet<R extends ProjectRecord>(props: SheetProps<R>) {
  const { model, records, columns, words, canEdit, collapsedGroups, deleting, panel } = props;
  const { selectionName, selection: store, lockOf, onExplain } = props;
  const text = useTexts('sheet');
  const labels = useGridLabels(words.add);
  const grid = useRef<WorksheetHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const queue = useEditQueue();
  const { entries } = useEdits();
  const view = useSheetView(props);
  const { address, changeAddress, group, isPanelOpen, criteria } = view;
  const { shown, find, rows } = useSheetRows(model, records, criteria);
  const selection = useSheetSelection({
    records: shown,
    find,
    store,
    name: selectionName,
    addressed: address.get(selectionName),
    changeAddress,
  });
  const grouping = useMemo(() => group?.groupingOf(rows), [group, rows]);
  const rowState = useCallback(
    (row: R) => sheetRowState(entries.get(row.uuid), lockOf?.(row), words.mayNotEdit, text),
    [entries, lockOf, words, text],
  );
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const closeDialog = useCallback(() => setDialog(null), []);
  const hasPanel = panel !== undefined;
  const showPanel = useCallback(
    (show: 'open' | 'toggle') => changeAddress({ panel: show === 'toggle' && isPanelOpen ? '' : '1' }),
    [changeAddress, isPanelOpen],
  );
  const { onEdit, onUndo, onCellCommand } = useSheetCommands({
    model,
    grid,
    find,
    openDialog: setDialog,
    onExplain,
    showPanel: hasPanel ? showPanel : undefined,
  });
  const adding = canEdit ? props.adding : undefined;
  const { onAddRow, attachGrid } = useRowAdding(adding, group?.id, grid, selection.request, words.notAdded);
  const canAdd = adding !== undefined;
  const canDelete = canEdit && deleting !== undefined;
  const commands = useMemo(() => {
    const askToDelete = () => {
      const block = grid.current?.selectedRowKeys() ?? [];
      const selected = store.get();
      const uuids = block.length > 0 ? block : selected ? [selected] : [];
      if (uuids.length > 0) setDialog({ kind: 'delete', uuids });
    };
    return {
      ...(canAdd && { onAdd: () => onAddRow() }),
      ...(canDelete && { onDelete: askToDelete }),
      onUndo: () => grid.current?.undo(),
      onRedo: () => grid.current?.redo(),
    };
  }, [canAdd, canDelete, onAddRow, store]);
  useSheetKeys(search, canEdit ? commands.onDelete : undefined);
  const onDeleted = (uuid: string) => {
    queue.forget([uuid]);
    const at = rows.findIndex(row => row.uuid === uuid);
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) grid.current?.focusCell({ rowKey: next.uuid, columnKey: columns[0]?.key ?? '' });
  };
  const changeCollapsed = collapsedGroups?.change;
  const groupKeys = grouping?.groups.map(({ key }) => key).join('\n');
  const onCollapseAll = useMemo(
    () =>
      changeCollapsed && groupKeys !== undefined
        ? (all: boolean) => changeCollapsed(new Set(all ? ['', ...groupKeys.split('\n')] : []))
        : undefined,
    [changeCollapsed, groupKeys],
  );
  const choices = useToolbarChoices(props, group, address);
  const choose = useCallback((id: string, value: string) => changeAddress({ [id]: value }), [changeAddress]);
  const togglePanel = useMemo(
    () => (hasPanel ? { isOpen: isPanelOpen, onToggle: () => showPanel('toggle') } : undefined),
    [hasPanel, isPanelOpen, showPanel],
  );
  // The cell and its row first, the details when there is time.
  const findLater = useDeferredValue(find);
  const closePanel = useCallback(() => showPanel('toggle'), [showPanel]);

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
          words={words}
          query={view.query}
          onQueryChange={view.setQuery}
          choices={choices}
          onChoose={choose}
          shownCount={rows.length}
          totalCount={records.length}
          onCollapseAll={onCollapseAll}
          editing={canEdit ? commands : undefined}
          panel={togglePanel}
          explains={onExplain !== undefined}
        />
        <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {rows.length === 0 ? (
              <SheetPlaceholder
                words={words}
                totalCount={records.length}
                onAdd={canAdd ? commands.onAdd : undefined}
                onClearFilters={view.clearFilters}
              />
            ) : (
              <Grid<R>
                ref={attachGrid}
                label={words.records}
                rows={rows}
                rowKey={rowKey}
                rowLabel={rowLabel}
                columns={columns}
                grouping={grouping}
                collapsedGroups={collapsedGroups?.collapsed}
                onCollapsedGroupsChange={changeCollapsed}
                selectedRowKey={selection.requested}
                onSelectedRowChange={selection.select}
                onEdit={canEdit ? onEdit : undefined}
                onUndo={canEdit ? onUndo : undefined}
                onAddRow={canAdd ? onAddRow : undefined}
                onCellCommand={onCellCommand}
                sort={criteria.sort}
                onSortChange={view.changeSort}
                rowState={rowState}
                labels={labels}
              />
            )}
          </Box>
          {panel && isPanelOpen && (
            <Panel slot={panel} find={findLater} selection={store} onClose={closePanel} />
          )}
        </Box>
      </Box>
      <SheetDialogs
        model={model}
        open={dialog}
        onClose={closeDialog}
        find={find}
        words={words}
        deleting={deleting}
        onDeleted={onDeleted}
        columns={columns}
      />
    </Box>
  );
}
