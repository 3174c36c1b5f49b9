import {
  type ColumnKind,
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

/** Several other records, by their names with commas between; the list puts one in the place of the last of them. */
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
  const namesOf = (uuids: readonly string[]) =>
    recordsOf(uuids)
      .map(({ name }) => name)
      .join(', ');
  const parse: NonNullable<ColumnKind<R, readonly string[]>['parse']> = (text, { name, labels }) => {
    const wanted = text.trim();
    // A name may have a comma of its own.
    const whole = uuidOf(wanted);
    const parts = whole
      ? [wanted]
      : wanted
          .split(',')
          .map(part => part.trim())
          .filter(Boolean);
    const uuids: string[] = [];
    for (const part of parts) {
      const uuid = uuidOf(part);
      if (!uuid) return { ok: false, reason: labels.notAnOption(part, name) };
      if (!uuids.includes(uuid)) uuids.push(uuid);
    }
    return { ok: true, value: uuids };
  };
  return {
    ...column,
    kind: {
      name: 'choice',
      defaultWidth: 160,
      format: namesOf,
      parse,
      accept: (value): ParsedCell<readonly string[]> | undefined =>
        Array.isArray(value) && value.every(uuid => byUuid.has(uuid)) ? { ok: true, value } : undefined,
      renderEditor: ({ value, setDraft, ...props }) => (
        <ListEditor
          {...props}
          items={options}
          value={value[0] ?? null}
          initialText={namesOf(value)}
          onSeveral={text => setDraft(parse(text, props))}
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
