import { useLayoutEffect, useRef, useState } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import type { ParsedCell, WorksheetColumn } from './columnTypes';
import type { DisplayRow } from './model/displayRows';
import { useWorksheetController } from './WorksheetContext';

interface Props {
  readonly column: WorksheetColumn<object>;
  readonly row: object;
  readonly onClose: RenderEditCellProps<DisplayRow<object>>['onClose'];
}

/**
 * Keeps what is being entered and writes it when the editor goes, whatever makes it go (Enter, Tab, a click
 * elsewhere, a re-sorted row): only Escape throws it away. Bound to the row it was opened on.
 */
export function CellEditor({ column, row, onClose }: Props) {
  const controller = useWorksheetController();
  const [start] = useState(controller.editStart);
  const draft = useRef<ParsedCell | null>(null);
  const bound = useRef({
    column,
    row,
    address: { rowKey: controller.view.props.rowKey(row), columnKey: column.key },
  });

  useLayoutEffect(() => {
    const { address, column: boundColumn, row: boundRow } = bound.current;
    return () => {
      const entered = draft.current;
      if (entered?.ok) controller.writeCell(address, boundRow, boundColumn, entered.value, 'editor');
      else if (entered) controller.say([entered.reason]);
      draft.current = null;
      controller.editStart = 'edit';
    };
  }, [controller]);

  return (
    <div
      className="worksheet-editor-frame"
      onKeyDownCapture={event => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) draft.current = null;
      }}
    >
      {column.kind.renderEditor?.({
        name: column.name,
        row,
        value: column.getValue(row),
        start,
        labels: controller.view.labels,
        setDraft: next => {
          draft.current = next;
        },
        finish: () => onClose(false, true),
        cancel: () => {
          draft.current = null;
          onClose(false, true);
        },
        leave: () => onClose(false, false),
        refuse: reason => controller.say([reason]),
        create: (text, make) => {
          draft.current = null;
          void controller.writeCreated(bound.current.address, row, column, text, make);
        },
      })}
    </div>
  );
}
