import { rangeBetween, rangeSize } from './model/cellRange';
import { useWorksheetController } from './WorksheetContext';
import { useWorksheetState } from './worksheetStore';
import { rowKeysIn } from './worksheetView';

/** Reads out what was refused, and how much is selected. */
export function WorksheetMessages() {
  const controller = useWorksheetController();
  const notice = useWorksheetState(controller.store, state => state.notice);
  const active = useWorksheetState(controller.store, state => state.active);
  const end = useWorksheetState(controller.store, state => state.rangeEnd);
  const range = active && end ? rangeBetween(active, end) : null;
  const rows = range ? rowKeysIn(controller.view, range).length : 0;
  return (
    <div className="worksheet-hidden">
      <div role="status" aria-live="polite">
        {range ? controller.view.labels.rangeSelected(rows, rangeSize(range).columns) : ''}
      </div>
      <div role="alert">{notice?.lines.join(' ')}</div>
    </div>
  );
}
