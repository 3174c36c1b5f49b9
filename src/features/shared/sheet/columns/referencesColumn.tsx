import {
  type ColumnOptions,
  ListEditor,
  mapDraft,
  type ParsedCell,
  type WorksheetColumn,
} from '@/ui/worksheet';
import type { Catalog } from '../catalog';

interface ReferencesColumnOptions<R> extends ColumnOptions<R, readonly string[]> {
  readonly catalog: Catalog;
}

/** Several other records, by their names with commas between. The list puts one in their place. */
export function referencesColumn<R>({
  catalog,
  ...column
}: ReferencesColumnOptions<R>): WorksheetColumn<R, readonly string[]> {
  const { options, byUuid } = catalog;
  const recordsOf = (uuids: readonly string[]) => uuids.flatMap(uuid => byUuid.get(uuid) ?? []);
  const uuidOf = (text: string) => {
    const wanted = text.toLocaleLowerCase();
    return options.find(({ label }) => label.toLocaleLowerCase() === wanted)?.value;
  };
  return {
    ...column,
    kind: {
      name: 'choice',
      defaultWidth: 160,
      format: uuids =>
        recordsOf(uuids)
          .map(({ name }) => name)
          .join(', '),
      parse: (text, { name, labels }) => {
        const wanted = text.trim();
        if (wanted === '') return { ok: true, value: [] };
        // A name may have a comma of its own.
        const whole = uuidOf(wanted);
        const parts = whole ? [wanted] : wanted.split(',').map(part => part.trim());
        const uuids: string[] = [];
        for (const part of parts) {
          const uuid = uuidOf(part);
          if (!uuid) return { ok: false, reason: labels.notAnOption(part, name) };
          if (!uuids.includes(uuid)) uuids.push(uuid);
        }
        return { ok: true, value: uuids };
      },
      accept: (value): ParsedCell<readonly string[]> | undefined =>
        Array.isArray(value) && value.every(uuid => byUuid.has(uuid)) ? { ok: true, value } : undefined,
      renderEditor: ({ value, setDraft, ...props }) => (
        <ListEditor
          {...props}
          items={options}
          value={value[0] ?? null}
          setDraft={draft => setDraft(mapDraft(draft, uuid => (uuid === null ? [] : [uuid])))}
        />
      ),
      getTooltip: uuids =>
        recordsOf(uuids)
          .map(({ code, name, description }) => [`${code}  ${name}`, description].filter(Boolean).join('\n'))
          .join('\n') || undefined,
    },
  };
}
