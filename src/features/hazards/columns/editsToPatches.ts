import type { Hazard } from '@/api/hazards';
import type { Edit } from '@/records/EditQueue';
import type { CellEdit } from '@/ui/worksheet';

/** Fields that hold a text, never null. */
const TEXTS = new Set(['name', 'description']);

/** The value that the server wants for what a cell holds. */
function fieldValue({ columnKey, value }: CellEdit): unknown {
  if (columnKey === 'personnelUuids') return typeof value === 'string' && value ? value.split(',') : [];
  return TEXTS.has(columnKey) ? (value ?? '') : value;
}

/** Edits of cells as changes of hazards, one for each hazard. */
export function editsToPatches(
  edits: readonly CellEdit[],
  hazardOf: (uuid: string) => Hazard | undefined,
): Edit<Hazard>[] {
  const patches = new Map<string, Record<string, unknown>>();
  for (const edit of edits) {
    const patch = patches.get(edit.rowKey) ?? {};
    patches.set(edit.rowKey, patch);
    patch[edit.columnKey] = fieldValue(edit);
  }
  return [...patches].flatMap(([uuid, patch]) => {
    const record = hazardOf(uuid);
    return record ? [{ record, patch }] : [];
  });
}
