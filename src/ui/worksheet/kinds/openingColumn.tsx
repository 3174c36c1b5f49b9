import type { ColumnOptions, WorksheetColumn } from '../columnTypes';
import { useWorksheetController } from '../WorksheetContext';

/** A text that can only be read and leads to its details: a click on it sends the command `open`, as Enter does. */
export function openingColumn<R>(
  options: ColumnOptions<R, string> & { compare?: (a: string, b: string) => number },
): WorksheetColumn<R, string> {
  const { compare, ...column } = options;
  return {
    ...column,
    opens: true,
    kind: {
      name: 'opening',
      defaultWidth: 120,
      format: text => text,
      render: text => text !== '' && <Opening text={text} />,
      ...(compare && { compare }),
    },
  };
}

/** For the pointer: the keyboard is on the cell. The click has made the cell the active one before. */
function Opening({ text }: { text: string }) {
  const controller = useWorksheetController();
  return (
    <button
      type="button"
      tabIndex={-1}
      className="worksheet-opening-button"
      onClick={() => controller.command('open')}
    >
      {text}
    </button>
  );
}
