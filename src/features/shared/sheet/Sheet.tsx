import Box from '@mui/material/Box';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import type { ProjectRecord } from '@/records/recordModel';
import { tokens } from '@/theme';
import { defaultWorksheetLabels, type RowSelection, Worksheet, type WorksheetHandle } from '@/ui/worksheet';
import { ColumnsMenu } from './ColumnsMenu';
import { usePasting } from './paste/usePasting';
import { SelectionBar } from './SelectionBar';
import { type OpenDialog, SheetDialogs } from './SheetDialogs';
import { SheetPanel } from './SheetPanel';
import { SheetPlaceholder } from './SheetPlaceholder';
import { RowsSkeleton } from './SheetSkeleton';
import { SheetToolbar } from './SheetToolbar';
import { sheetRowState } from './sheetRowState';
import type { SheetProps, ToolbarChoice } from './sheetTypes';
import { useAddressedCell } from './useAddressedCell';
import { useCellMenu } from './useCellMenu';
import { useCollapsing } from './useCollapsing';
import { useColumnMenu } from './useColumnMenu';
import { useComing } from './useComing';
import { useEditingCommands } from './useEditingCommands';
import { useExportShown } from './useExportShown';
import { useGridLabels } from './useGridLabels';
import { useHiddenColumns } from './useHiddenColumns';
import { usePanelSwitch } from './usePanelSwitch';
import { usePendingRows } from './usePendingRows';
import { usePresence } from './usePresence';
import { useRowAdding } from './useRowAdding';
import { useRowOrder } from './useRowOrder';
import { useSheetCommands } from './useSheetCommands';
import { useSheetKeys } from './useSheetKeys';
import { useSheetPageCommands } from './useSheetPageCommands';
import { useSheetRows } from './useSheetRows';
import { useSheetSelection } from './useSheetSelection';
import { useSheetTree } from './useSheetTree';
import { useSheetView } from './useSheetView';
import { useSheetWriter } from './useSheetWriter';
import { useMaxLines, useToolbarChoices } from './useToolbarChoices';
import { ViewsMenu } from './ViewsMenu';

// What happens around the grid does not render it, and an edit does not render the toolbar.
const Grid = memo(Worksheet) as typeof Worksheet;
const Toolbar = memo(SheetToolbar);
const Panel = memo(SheetPanel) as typeof SheetPanel;

/** Sheet and details. */
const BESIDE_OR_BELOW = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  [`@media (min-width: ${tokens.panel.besideFrom}px)`]: { flexDirection: 'row' },
} as const;

/** Without their names parts do not stand under anything. */
const TREE_COLUMNS = ['name'];

const rowKey = ({ uuid }: ProjectRecord) => uuid;
const rowLabel = ({ code }: ProjectRecord) => code;

/** A sheet over the records of a project: toolbar, grid, details, dialogs. What it shows is its model and its columns. */
export const Sheet = memo(WholeSheet) as typeof WholeSheet;

function WholeSheet<R extends ProjectRecord>(props: SheetProps<R>) {
  const { model, records, columns, words, canEdit, deleting, panel, explanation } = props;
  const { selectionName, selection: store, lockOf, marksOf, selectionActions } = props;
  const text = useTexts('sheet');
  const labels = useGridLabels(words.add);
  const grid = useRef<WorksheetHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const queue = useEditQueue();
  const { entries, drafts } = useEdits();
  const view = useSheetView(props);
  const { address, changeAddress, group, isPanelOpen, criteria } = view;
  const hiding = useHiddenColumns(columns, view, changeAddress, props.tree && TREE_COLUMNS);
  const all = usePendingRows(model, records);
  const coming = useComing(records.length, props.totalCount ?? 0);
  const { orSay } = coming;
  const { shown, find, rows } = useSheetRows(model, all, criteria, coming.reason === undefined);
  const selection = useSheetSelection({
    records: shown,
    find,
    store,
    name: selectionName,
    addressed: address.get(selectionName),
    changeAddress,
  });
  const grouping = group?.grouping;
  const collapsing = useCollapsing(props.collapsedGroups, group, grouping);
  const rowState = useCallback(
    (row: R) =>
      sheetRowState(
        { entry: entries.get(row.uuid), draft: drafts.get(row.uuid) },
        lockOf?.(row),
        words,
        text,
        marksOf?.(row),
      ),
    [entries, drafts, lockOf, marksOf, words, text],
  );
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const closeDialog = useCallback(() => setDialog(null), []);
  const { showPanel, togglePanel, closePanel } = usePanelSwitch(panel, view);
  const write = useSheetWriter(model, columns);
  const { onEdit, onUndo, onCellCommand, retry } = useSheetCommands({
    model,
    grid,
    find,
    write,
    openDialog: setDialog,
    showPanel,
  });
  const tree = grouping || criteria.sort.length > 0 ? undefined : props.tree;
  const inTree = useSheetTree({
    tree,
    rows,
    columns: hiding.shown,
    find,
    activeRow: () => grid.current?.selectedRowKeys()[0] ?? store.get(),
    onEdit: canEdit ? onEdit : undefined,
  });
  const { moving, putBelow } = useRowOrder({
    model,
    all: shown,
    rows,
    find,
    columns,
    sort: criteria.sort,
    grouping,
    tree,
    unfold: inTree.unfold,
    lockOf,
    coming: coming.reason,
    canEdit,
  });
  const adding = canEdit ? props.adding : undefined;
  const { select } = selection;
  const onSelectedRowChange = useCallback(
    (uuid: string) => {
      // A row that is not created yet has no place in the address.
      if (queue.isHeld(uuid)) store.set(uuid);
      else select(uuid);
    },
    [queue, store, select],
  );
  const onCreated = useCallback(
    (uuid: string) => {
      if (store.get() === uuid) select(uuid);
    },
    [store, select],
  );
  const { duplicate, attachGrid, goTo, ...rowAdding } = useRowAdding({
    model,
    columns,
    shownColumns: hiding.shown,
    find,
    putBelow,
    adding,
    groupId: group?.id,
    write,
    grid,
    onCreated,
    words,
  });
  const onAddRow = orSay(rowAdding.onAddRow);
  useAddressedCell({
    grid,
    columns,
    hiding,
    uuid: selection.requested,
    field: address.get('cell'),
    changeAddress,
  });
  const canAdd = adding !== undefined;
  const pasting = usePasting({
    model,
    columns: hiding.shown,
    labels,
    find,
    lockOf,
    adding,
    groupId: group?.id,
    write,
    putBelow,
    references: props.pasteReferences,
    isEmpty: all.length === 0,
    isComplete: coming.reason === undefined,
    goTo,
  });
  const onPaste = orSay(pasting.onPaste);
  const presence = usePresence(model.entity);
  const commands = useEditingCommands({
    grid,
    selection: store,
    openDialog: setDialog,
    canAdd,
    canDelete: canEdit && deleting !== undefined,
    canMove: model.order !== undefined,
    suggesting: props.suggesting,
    addFirst: onAddRow,
    duplicate: orSay(duplicate),
    orSay,
    reverse: onUndo,
  });
  useSheetKeys(search, canEdit ? commands : undefined);
  const onDeleted = (uuid: string) => {
    const at = rows.findIndex(row => row.uuid === uuid);
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) grid.current?.focusCell({ rowKey: next.uuid, columnKey: columns[0]?.key ?? '' });
  };
  const { viewQuery, applyView } = view;
  const views = useMemo(
    () => (
      <ViewsMenu entity={model.entity} query={viewQuery} onApply={applyView} hiddenCount={hiding.hidden.size}>
        <ColumnsMenu<R> {...hiding} />
      </ViewsMenu>
    ),
    [model, viewQuery, applyView, hiding],
  );
  const { onDelete } = commands;
  const renderSelection = useCallback(
    ({ rowKeys, clear }: RowSelection) => (
      <SelectionBar<R>
        rowKeys={rowKeys}
        find={find}
        columns={columns}
        labels={{ ...defaultWorksheetLabels, ...labels }}
        lockOf={lockOf}
        onDelete={onDelete}
        onEdit={canEdit ? onEdit : undefined}
        onClear={clear}
        actions={selectionActions}
      />
    ),
    [find, columns, labels, lockOf, onDelete, canEdit, onEdit, selectionActions],
  );
  const maxLines = useMaxLines(address, props.maxLines);
  const choices = useToolbarChoices(props, group, address, maxLines);
  const choose = useCallback(
    ({ id, clears = [] }: ToolbarChoice, value: string) =>
      changeAddress({ [id]: value, ...Object.fromEntries(clears.map(name => [name, ''])) }),
    [changeAddress],
  );
  const { onColumnMenu, menu: columnMenu } = useColumnMenu(columns, shown, view, hiding, () =>
    grid.current?.focusRows(),
  );
  const { columnFilters } = view;
  const filteredColumns = useMemo(() => new Set(columnFilters.keys()), [columnFilters]);
  const exporting = useExportShown(props.exporting, rows, orSay);
  // Nobody knows yet which rows come first, or which are found.
  const isWaiting = coming.reason !== undefined && (view.isFiltered || criteria.sort.length > 0);
  const hasRows = rows.length > 0 && !isWaiting;
  const goToRows = useMemo(() => (hasRows ? () => grid.current?.focusRows() : undefined), [hasRows]);
  useSheetPageCommands({
    words,
    search,
    editing: canEdit ? commands : undefined,
    choices,
    onChoose: choose,
    onClearFilters: view.clearFilters,
    goToRows,
    onTogglePanel: togglePanel?.onToggle,
    exporting,
  });
  const { openMenu, menu: cellMenu } = useCellMenu({
    columns,
    find,
    view,
    grid,
    words,
    actionsOf: (record, columnKey) => [
      ...(props.cellActions?.(record, columnKey) ?? []),
      ...inTree.actionsOf(record),
    ],
    editing: canEdit ? commands : undefined,
    addsBelow: model.order !== undefined && criteria.sort.length === 0,
    onDetails: togglePanel?.onToggle,
  });
  const { collapsed } = collapsing;
  // The cell and its row first, the details when there is time.
  const later = useDeferredValue(
    useMemo(
      () => ({ find, rowState, shown: { rows: inTree.rows, grouping, collapsed } }),
      [find, rowState, inTree.rows, grouping, collapsed],
    ),
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
          words={words}
          query={view.query}
          onQueryChange={view.setQuery}
          choices={choices}
          onChoose={choose}
          shownCount={isWaiting ? records.length : rows.length}
          isPart={coming.reason !== undefined}
          onClearFilters={view.isFiltered && rows.length > 0 ? view.clearFilters : undefined}
          totalCount={Math.max(all.length, props.totalCount ?? 0)}
          onCollapseAll={collapsing.collapseAll}
          editing={canEdit ? commands : undefined}
          panel={togglePanel}
          explains={explanation !== undefined}
          isTree={props.tree !== undefined}
          exporting={exporting}
          views={views}
        />
        <Box sx={BESIDE_OR_BELOW}>
          <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, position: 'relative' }}>
            {isWaiting ? (
              <RowsSkeleton label={coming.reason} />
            ) : rows.length === 0 ? (
              <SheetPlaceholder
                words={words}
                totalCount={all.length}
                onAdd={canAdd ? commands.onAdd : undefined}
                suggest={commands.suggest}
                onClearFilters={view.clearFilters}
              />
            ) : (
              <Grid<R>
                ref={attachGrid}
                label={words.records}
                rows={inTree.rows}
                rowKey={rowKey}
                rowLabel={rowLabel}
                columns={inTree.columns}
                grouping={grouping}
                collapsedGroups={collapsing.collapsed}
                onCollapsedGroupsChange={collapsing.change}
                selectedRowKey={selection.requested}
                onSelectedRowChange={onSelectedRowChange}
                onEdit={canEdit ? onEdit : undefined}
                readOnlyReason={words.mayNotEdit}
                onPaste={canEdit ? onPaste : undefined}
                onUndo={canEdit ? onUndo : undefined}
                onAddRow={canAdd ? onAddRow : undefined}
                moving={moving}
                coming={coming.reason}
                onCellCommand={onCellCommand}
                onCellMenu={openMenu}
                renderSelection={renderSelection}
                colleagues={presence.colleagues}
                onActiveCellChange={presence.onActiveCellChange}
                maxLines={maxLines}
                sort={view.sort}
                onSortChange={view.changeSort}
                onColumnMenu={onColumnMenu}
                filteredColumns={filteredColumns}
                rowState={rowState}
                labels={labels}
              />
            )}
          </Box>
          {panel && isPanelOpen && (
            <Panel
              slot={panel}
              find={later.find}
              rowState={later.rowState}
              selection={store}
              shown={later.shown}
              onGo={selection.request}
              onRetry={retry}
              onClose={closePanel}
            />
          )}
        </Box>
      </Box>
      {cellMenu}
      {columnMenu}
      {pasting.review}
      <SheetDialogs
        sheet={props}
        replacing={{ rows, labels, onEdit }}
        open={dialog}
        onClose={closeDialog}
        find={find}
        onDeleted={onDeleted}
      />
    </Box>
  );
}
