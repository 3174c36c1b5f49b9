import { rangeBetween } from './model/cellRange';
import { useWorksheetController } from './WorksheetContext';
import { useWorksheetState } from './worksheetStore';
import { rowKeysIn } from './worksheetView';

/** What the caller offers for several selected rows. Beside the grid, so that its keys stay its own. */
export function SelectedRows() {
  const controller = useWorksheetController();
  const active = useWorksheetState(controller.store, state => state.active);
  const end = useWorksheetState(controller.store, state => state.rangeEnd);
  const { renderSelection } = controller.view.props;
  if (!renderSelection || !active || !end) return null;
  const rowKeys = rowKeysIn(controller.view, rangeBetween(active, end));
  if (rowKeys.length < 2) return null;
  return (
    <div className="worksheet-selection">
      {renderSelection({ rowKeys, clear: () => controller.clearSelection() })}
    </div>
  );
}
