import {
  type ColumnKind,
  type ColumnOptions,
  ListEditor,
  mapDraft,
  optionByWords,
  type ParsedCell,
  type WorksheetColumn,
} from '@/ui/worksheet';
import type { Catalog } from '../catalog';
import { namesOfSeveral } from './namesOfSeveral';

interface ReferencesColumnOptions<R> extends ColumnOptions<R, readonly string[]> {
  readonly catalog: Catalog;
  /** A pasted text that is no record's name means the only record whose name has all of its words. */
  readonly isFoundByWords?: boolean;
}

/**
 * Several other records, by their names with commas between. What is typed or chosen is added to those that the cell holds:
 * they stand in the editor and can be taken out there.
 */
export function referencesColumn<R>({
  catalog,
  isFoundByWords,
  ...column
}: ReferencesColumnOptions<R>): WorksheetColumn<R, readonly string[]> {
  const { options, byUuid } = catalog;
  const places = new Map([...byUuid.keys()].map((uuid, place) => [uuid, place]));
  const placeOf = (uuid: string) => places.get(uuid) ?? -1;
  /** In the order of the catalog, whatever order they are stored in. */
  const recordsOf = (uuids: readonly string[]) =>
    uuids.toSorted((one, other) => placeOf(one) - placeOf(other)).flatMap(uuid => byUuid.get(uuid) ?? []);
  const uuidOf = (text: string, held: readonly string[]) => {
    const wanted = text.toLocaleLowerCase();
    const isWanted = (name: string) => name.toLocaleLowerCase() === wanted;
    // What the cell holds may not be offered any more.
    return (
      options.find(({ label }) => isWanted(label))?.value ??
      recordsOf(held).find(({ name }) => isWanted(name))?.uuid
    );
  };
  const namesOf = (uuids: readonly string[]) =>
    recordsOf(uuids)
      .map(({ name }) => name)
      .join(', ');
  type Parse = NonNullable<ColumnKind<R, readonly string[]>['parse']>;
  const parse: Parse = (text, { row, name, labels }) => {
    const held = column.getValue(row);
    const named = namesOfSeveral(text, part => uuidOf(part, held));
    return 'uuids' in named
      ? { ok: true, value: named.uuids }
      : { ok: false, reason: labels.notAnOption(named.unknown, name) };
  };
  const parsePasted: Parse = (text, context) => {
    const named = parse(text, context);
    if (named?.ok || !isFoundByWords) return named;
    const held = column.getValue(context.row);
    const meant = namesOfSeveral(text, part => uuidOf(part, held) ?? optionByWords(options, part)?.value);
    return 'uuids' in meant ? { ok: true, value: meant.uuids } : named;
  };
  return {
    ...column,
    kind: {
      name: 'choice',
      wraps: true,
      defaultWidth: 160,
      format: namesOf,
      parse: parsePasted,
      accept: (value): ParsedCell<readonly string[]> | undefined =>
        Array.isArray(value) && value.every(uuid => byUuid.has(uuid)) ? { ok: true, value } : undefined,
      renderEditor: ({ value, setDraft, start, ...props }) => (
        <ListEditor
          {...props}
          // The caret stands behind what the cell holds, whatever opened the editor.
          start="edit"
          items={options}
          value={null}
          initialText={value.length > 0 && start === 'replace' ? `${namesOf(value)}, ` : namesOf(value)}
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
