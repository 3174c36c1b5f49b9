import { rangeBetween, rangeSize } from './model/cellRange';
import { useWorksheetController } from './WorksheetContext';
import { useWorksheetState } from './worksheetStore';

/** Reads out what was refused, and how much is selected. */
export function WorksheetMessages() {
  const controller = useWorksheetController();
  const notice = useWorksheetState(controller.store, state => state.notice);
  const active = useWorksheetState(controller.store, state => state.active);
  const end = useWorksheetState(controller.store, state => state.rangeEnd);
  const size = active && end ? rangeSize(rangeBetween(active, end)) : null;
  return (
    <div className="worksheet-hidden">
      <div role="status" aria-live="polite">
        {size ? controller.view.labels.rangeSelected(size.rows, size.columns) : ''}
      </div>
      <div role="alert">{notice?.lines.join(' ')}</div>
    </div>
  );
}
