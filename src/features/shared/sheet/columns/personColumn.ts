import type { ColumnOptions, WorksheetColumn } from '@/ui/worksheet';
import type { Catalog } from '../catalog';
import { referenceColumn } from './referenceColumn';

interface PersonColumnOptions<R> extends ColumnOptions<R, string | null> {
  /** `useProjectPeople` */
  readonly people: Catalog;
  /** Shown for somebody who is no member any more. */
  readonly formerMember: string;
}

/** Somebody of the project, by name; an e-mail address is understood too. */
export function personColumn<R>(options: PersonColumnOptions<R>): WorksheetColumn<R, string | null> {
  const { people, formerMember, ...column } = options;
  const made = referenceColumn<R>({
    ...column,
    catalog: people,
    getLabel: row => {
      const uuid = column.getValue(row);
      return uuid === null || people.byUuid.has(uuid) ? undefined : formerMember;
    },
  });
  const { parse } = made.kind;
  return {
    ...made,
    kind: {
      ...made.kind,
      parse: (text, context) => {
        const wanted = text.trim().toLowerCase();
        const byAddress = people.items.find(({ code }) => code.toLowerCase() === wanted);
        if (byAddress) return { ok: true, value: byAddress.uuid };
        return parse?.(text, context) ?? { ok: false, reason: context.labels.readOnly(context.name) };
      },
    },
  };
}
