import { useSnackbar } from 'notistack';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { Hazard } from '@/api/hazards';
import type { PasteReferences } from '@/features/shared/sheet/paste/pasteTypes';
import { useKeptEntry, useKeptPlace } from '@/features/shared/unsaved/useKeptEntry';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import type { TextOf } from '../shared/rating/ratingTexts';
import type { CreateRecord } from './columns/linkColumns';
import type { RenameRecord } from './useRenameRecord';

interface TypedName {
  readonly place: Parameters<CreateRecord>[0];
  readonly name: string;
  readonly hazardUuid: string;
}

/**
 * Makes functions, malfunctions and so on from the cell in which their name was typed, as a paste makes them: there at
 * once, sent when the server can be reached, and one step for undo together with the cell.
 */
export function useCreateRecord(
  projectUuid: string,
  references: PasteReferences<Hazard>,
  rename: RenameRecord['rename'],
  text: TextOf,
): CreateRecord {
  const { enqueueSnackbar } = useSnackbar();
  const queue = useEditQueue();
  const noteMade = useRefusedNames(text);
  /** A name that is asked about: a session that ends takes the question away, not the name. */
  const open = useRef<TypedName>(null);
  const kept = useKeptPlace<TypedName>(`names ${projectUuid}`);
  const create = useCallback<CreateRecord>(
    async (place, typed, opened, start) => {
      const name = typed.trim();
      // What was made for the cell before may have come since this one was left.
      const find = () => (queue.find(hazardModel.entity, opened.uuid) as Hazard | undefined) ?? opened;
      const isChanged = start === 'edit' && Boolean(find()[place.field]);
      if (isChanged) {
        const asked = { place, name, hazardUuid: opened.uuid };
        if (kept.keep(asked)) return;
        open.current = asked;
        const meant = await rename(place, name, find());
        open.current = null;
        if (meant !== 'create') return;
      }
      const reference = references.get(place.field);
      const made = reference?.draftOf(name, find());
      if (!reference || !made) return;
      if ('refused' in made) {
        enqueueSnackbar(made.refused, { variant: 'warning' });
        return;
      }
      noteMade(made.uuid, name);
      queue.addAll([{ model: reference.model, record: made }], hazardModel, [
        { record: find(), patch: { [place.field]: made.uuid } },
      ]);
    },
    [queue, rename, references, enqueueSnackbar, noteMade, kept],
  );
  useKeptEntry(kept, {
    entered: () => open.current ?? undefined,
    restore: ({ place, name, hazardUuid }) => {
      const hazard = queue.find(hazardModel.entity, hazardUuid) as Hazard | undefined;
      if (hazard) void create(place, name, hazard, 'edit');
    },
  });
  return create;
}

/** What was made in a cell has no row here to stand in when the server refuses it: it is said, and the cell is as before. */
function useRefusedNames(text: TextOf): (uuid: string, name: string) => void {
  const { enqueueSnackbar } = useSnackbar();
  const queue = useEditQueue();
  const { drafts, entries } = useEdits();
  const names = useRef(new Map<string, string>());
  const tell = useEffectEvent(() => {
    for (const [uuid, name] of names.current) {
      const draft = drafts.get(uuid);
      if (draft && !draft.isMade && !draft.refusal) continue;
      names.current.delete(uuid);
      if (!draft?.refusal) continue;
      const { message } = draft.refusal;
      queue.forget([uuid]);
      for (const { uuid: cellOf, failed } of entries.values())
        for (const [path, { value }] of Object.entries(failed))
          if (value === uuid) queue.decisions.dismiss(cellOf, path);
      enqueueSnackbar(
        text('not-created', '“{1}” was not created. The cell is as before. {2}', { values: [name, message] }),
        { variant: 'error' },
      );
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts are what is told of
  useEffect(() => tell(), [drafts]);
  return useCallback((uuid, name) => names.current.set(uuid, name), []);
}
