import type { Hazard } from '@/api/hazards';
import { type SheetTextOf, sheetRowState } from '@/features/shared/sheet/sheetRowState';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import type { Patch } from '@/records/recordModel';
import type { CellState } from '@/ui/worksheet';
import { hazardWords } from '../hazardSheet';

interface HazardFields {
  /** Saving, refused with its reason, or undefined. */
  stateOf: (path: string) => CellState | undefined;
  /** Why it was refused. */
  failureOf: (path: string) => string | undefined;
  edit: (patch: Patch) => void;
  retry: (path: string) => void;
}

/** The fields of one hazard outside of the worksheet: changed through the same queue, with what becomes of each. */
export function useHazardFields(hazard: Hazard): HazardFields {
  const text = useTexts('hazards');
  const sheetText: SheetTextOf = useTexts('sheet');
  const queue = useEditQueue();
  const { entries } = useEdits();
  const entry = entries.get(hazard.uuid);
  const state = sheetRowState({ entry, draft: undefined }, undefined, hazardWords(text), sheetText);
  const stateOf = (path: string) => state?.cells?.[path];
  return {
    stateOf,
    failureOf: path => {
      const cell = stateOf(path);
      return cell?.status === 'failed' ? cell.reason : undefined;
    },
    edit: patch => queue.edit(hazardModel, [{ record: hazard, patch }]),
    retry: path => queue.decisions.retry(hazard.uuid, path),
  };
}
