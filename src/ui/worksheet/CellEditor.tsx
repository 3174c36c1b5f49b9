import { useLayoutEffect, useRef, useState } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import type { WorksheetColumn } from './columnTypes';
import { kindOf } from './kinds/columnKinds';
import type { DisplayRow } from './model/displayRows';
import { useWorksheetController } from './WorksheetContext';
import type { CellValue } from './worksheetTypes';

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
  const draft = useRef<{ value: CellValue } | null>(null);
  const bound = useRef({
    column,
    row,
    address: { rowKey: controller.view.props.rowKey(row), columnKey: column.key },
  });

  useLayoutEffect(() => {
    const { address, column: boundColumn, row: boundRow } = bound.current;
    return () => {
      if (draft.current) controller.writeCell(address, boundRow, boundColumn, draft.current.value, 'editor');
      draft.current = null;
      controller.editStart = 'edit';
    };
  }, [controller]);

  const { Editor } = kindOf(column);
  if (!Editor) return null;
  return (
    <div
      className="worksheet-editor-frame"
      onKeyDownCapture={event => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) draft.current = null;
      }}
    >
      <Editor
        column={column}
        row={row}
        start={start}
        labels={controller.view.labels}
        setDraft={value => {
          draft.current = { value };
        }}
        finish={() => onClose(false, true)}
        cancel={() => {
          draft.current = null;
          onClose(false, true);
        }}
        leave={() => onClose(false, false)}
        refuse={reason => controller.say([reason])}
        create={text => {
          draft.current = null;
          const { address } = bound.current;
          void controller.createOption(address, row, column, text);
        }}
      />
    </div>
  );
}
