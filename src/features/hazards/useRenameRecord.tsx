import { useSnackbar } from 'notistack';
import { type ReactNode, useCallback, useState } from 'react';
import type { Hazard } from '@/api/hazards';
import { useEditQueue } from '@/records/EditQueueContext';
import type { ProjectRecord } from '@/records/recordModel';
import type { TextOf } from '../shared/rating/ratingTexts';
import { type RenameChoice, RenameDialog } from './RenameDialog';
import type { CatalogName } from './view/catalog';
import type { LinkField } from './view/hazardFields';
import { linkedModel } from './view/linkedModel';

interface NamedRecord extends ProjectRecord {
  readonly name: string;
}

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly field: LinkField;
  readonly uuid: string;
  readonly answer: (choice: RenameChoice) => void;
}

export interface RenameRecord {
  /** Asks what a changed name means. `create`: another record is meant; null: neither. */
  rename: (
    place: { catalog: CatalogName; field: LinkField },
    name: string,
    hazard: Hazard,
  ) => Promise<'create' | 'renamed' | null>;
  dialog: ReactNode;
}

/**
 * The text of a cell was changed: the record it names gets another name everywhere, or the cell another record.
 * @param hazards all of them; undefined as long as some are on their way
 */
export function useRenameRecord(hazards: readonly Hazard[] | undefined, text: TextOf): RenameRecord {
  const queue = useEditQueue();
  const { enqueueSnackbar } = useSnackbar();
  const [asked, setAsked] = useState<Asked | null>(null);

  const sayFailure = useCallback(
    (uuid: string, name: string) => {
      const stop = queue.subscribe(() => {
        const entry = queue.getSnapshot().entries.get(uuid);
        const refusal = entry?.failed.name?.refusal;
        if (entry && !refusal) return;
        stop();
        if (!refusal) return;
        queue.decisions.dismiss(uuid, 'name');
        const reason =
          refusal.status === 403 ? text('may-not-rename', 'Your role may not.') : refusal.message;
        enqueueSnackbar(text('not-renamed', '“{1}” keeps its name. {2}', { values: [name, reason] }), {
          variant: 'error',
        });
      });
    },
    [queue, text, enqueueSnackbar],
  );

  const rename = useCallback<RenameRecord['rename']>(
    async ({ catalog, field }, name, hazard) => {
      const uuid = hazard[field];
      const model = linkedModel(catalog);
      const record = uuid && model ? (queue.find(model.entity, uuid) as NamedRecord | undefined) : undefined;
      // Names of the product or of the organization are not this project's to change.
      if (!model || !record?.projectUuid) return 'create';
      const choice = await new Promise<RenameChoice>(answer =>
        setAsked({ from: record.name, to: name, field, uuid: record.uuid, answer }),
      );
      setAsked(null);
      if (choice !== 'everywhere') return choice === 'here' ? 'create' : null;
      queue.edit(model, [{ record, patch: { name } }]);
      sayFailure(record.uuid, record.name);
      return 'renamed';
    },
    [queue, sayFailure],
  );
  const count = asked ? hazards?.filter(({ [asked.field]: uuid }) => uuid === asked.uuid).length : undefined;
  return {
    rename,
    dialog: asked && <RenameDialog from={asked.from} to={asked.to} count={count} answer={asked.answer} />,
  };
}
