import type { Hazard } from '@/api/hazards';
import type { CellEdit, EditSource } from '@/ui/worksheet';
import type { HazardPatch } from '../outbox/hazardPatch';
import type { Catalogs } from '../view/catalog';

/** Fields that hold a text, never null. */
const TEXTS = new Set(['name', 'description']);

/** The value that the server wants for what a cell holds. */
function fieldValue({ columnKey, value }: CellEdit): unknown {
  if (columnKey === 'personnelUuids') return typeof value === 'string' && value ? value.split(',') : [];
  return TEXTS.has(columnKey) ? (value ?? '') : value;
}

/** What a change of one cell brought with it, so that its undo takes it back too. */
export type SideEffects = Map<string, HazardPatch>;

const effectKey = (uuid: string, column: string, from: unknown, to: unknown) =>
  JSON.stringify([uuid, column, from, to]);

/**
 * Edits of cells as changes of hazards, one for each hazard. A malfunction brings its function along; another function
 * takes a malfunction away that is not its own.
 *
 * @param remembered written by new edits, read by their undo
 */
export function editsToPatches(
  edits: readonly CellEdit[],
  source: EditSource,
  hazardOf: (uuid: string) => Hazard | undefined,
  catalogs: Catalogs,
  remembered: SideEffects,
): { hazard: Hazard; patch: HazardPatch }[] {
  const patches = new Map<string, Record<string, unknown>>();
  for (const edit of edits) {
    const hazard = hazardOf(edit.rowKey);
    if (!hazard) continue;
    const patch = patches.get(edit.rowKey) ?? {};
    patches.set(edit.rowKey, patch);
    patch[edit.columnKey] = fieldValue(edit);
  }
  return [...patches].flatMap(([uuid, patch]) => {
    const hazard = hazardOf(uuid);
    if (!hazard) return [];
    const own = edits.filter(edit => edit.rowKey === uuid);
    const brought =
      source === 'undo'
        ? takenBack(own, remembered)
        : withRemembered(hazard, own, bringAlong(hazard, patch, catalogs), remembered);
    return [{ hazard, patch: { ...brought, ...patch } }];
  });
}

/** What else changes with a function or a malfunction. */
function bringAlong(hazard: Hazard, patch: HazardPatch, catalogs: Catalogs): HazardPatch {
  const functionOf = (uuid: unknown) =>
    typeof uuid === 'string' ? catalogs.malfunctions.byUuid.get(uuid)?.functionUuid : undefined;
  if ('malfunctionUuid' in patch) {
    const own = functionOf(patch.malfunctionUuid);
    const now = 'functionUuid' in patch ? patch.functionUuid : hazard.functionUuid;
    return own && own !== now ? { functionUuid: own } : {};
  }
  if ('functionUuid' in patch && hazard.malfunctionUuid) {
    const own = functionOf(hazard.malfunctionUuid);
    return own && own !== patch.functionUuid ? { malfunctionUuid: null } : {};
  }
  return {};
}

function withRemembered(
  hazard: Hazard,
  edits: readonly CellEdit[],
  brought: HazardPatch,
  remembered: SideEffects,
): HazardPatch {
  const fields = Object.keys(brought);
  if (fields.length > 0)
    for (const { rowKey, columnKey, previous, value } of edits)
      remembered.set(
        effectKey(rowKey, columnKey, value, previous),
        Object.fromEntries(fields.map(field => [field, hazard[field as keyof Hazard]])),
      );
  return brought;
}

function takenBack(edits: readonly CellEdit[], remembered: SideEffects): HazardPatch {
  const patch: Record<string, unknown> = {};
  for (const { rowKey, columnKey, previous, value } of edits)
    Object.assign(patch, remembered.get(effectKey(rowKey, columnKey, previous, value)));
  return patch;
}
