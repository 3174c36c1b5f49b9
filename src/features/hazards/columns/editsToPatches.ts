import { followingFields } from '@domain/hazards/followingFields';
import type { OwnerOf } from '@domain/hazards/links';
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
 * Edits of cells as changes of hazards, one for each hazard, with the fields that they bring along.
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
        : withRemembered(hazard, own, followingFields({ ...hazard }, patch, ownersIn(catalogs)), remembered);
    return [{ hazard, patch: { ...brought, ...patch } }];
  });
}

/** The machine hazards of a project are no catalog of the worksheet yet, so their machine is not known here. */
const ownersIn =
  (catalogs: Catalogs): OwnerOf =>
  (field, uuid) =>
    field === 'malfunctionUuid' ? catalogs.malfunctions.byUuid.get(uuid)?.functionUuid : undefined;

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
