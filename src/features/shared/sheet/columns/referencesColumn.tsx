import {
  type CellDraft,
  type ColumnKind,
  type ColumnOptions,
  ListEditor,
  mapDraft,
  optionByWords,
  type ParseContext,
  type ParsedCell,
  type WorksheetColumn,
} from '@/ui/worksheet';
import type { Catalog } from '../catalog';
import { namesOfSeveral } from './namesOfSeveral';

interface ReferencesColumnOptions<R> extends ColumnOptions<R, readonly string[]> {
  readonly catalog: Catalog;
  /** A pasted text that is no record's name means the only record whose name has all of its words. */
  readonly isFoundByWords?: boolean;
  /** Offers to make a record of a name that the catalog does not have; resolves to its uuid, `null` when nothing came of it. */
  onCreateOption?(name: string): Promise<string | null>;
  /** Where what is missing is made, for a column that cannot make it. */
  readonly noOptions?: string;
  /** Characters that the name of a new one may have. */
  readonly maxCreatedLength?: number;
  /** Why a row cannot hold these, as a sentence. */
  refuse?(uuids: readonly string[], row: R): string | undefined;
}

/**
 * Several other records, by their names with commas between. What is typed or chosen is added to those that the cell holds:
 * they stand in the editor and can be taken out there.
 */
export function referencesColumn<R>({
  catalog,
  isFoundByWords,
  onCreateOption,
  noOptions,
  maxCreatedLength,
  refuse,
  ...column
}: ReferencesColumnOptions<R>): WorksheetColumn<R, readonly string[]> {
  type Values = readonly string[];
  const { options, byUuid } = catalog;
  const places = new Map([...byUuid.keys()].map((uuid, place) => [uuid, place]));
  const placeOf = (uuid: string) => places.get(uuid) ?? -1;
  /** In the order of the catalog, whatever order they are stored in. */
  const recordsOf = (uuids: Values) =>
    uuids.toSorted((one, other) => placeOf(one) - placeOf(other)).flatMap(uuid => byUuid.get(uuid) ?? []);
  const uuidOf = (text: string, held: Values) => {
    const wanted = text.toLocaleLowerCase();
    const isWanted = (name: string | undefined) => name?.toLocaleLowerCase() === wanted;
    // What the cell holds may not be offered any more.
    return (
      options.find(({ label }) => isWanted(label))?.value ??
      options.find(({ otherName }) => isWanted(otherName))?.value ??
      recordsOf(held).find(({ name }) => isWanted(name))?.uuid
    );
  };
  const namesOf = (uuids: Values) =>
    recordsOf(uuids)
      .map(({ name }) => name)
      .join(', ');
  const accepted = (uuids: Values, row: R): ParsedCell<Values> => {
    const reason = refuse?.(uuids, row);
    return reason === undefined ? { ok: true, value: uuids } : { ok: false, reason };
  };
  const read = (text: string, held: Values, byWords: boolean) =>
    namesOfSeveral(
      text,
      part => uuidOf(part, held) ?? (byWords ? optionByWords(options, part)?.value : undefined),
    );
  const parse = (
    text: string,
    { row, name, labels }: ParseContext<R>,
    byWords: boolean,
  ): ParsedCell<Values> => {
    const { uuids, unknown, newName } = read(text, column.getValue(row), byWords);
    if (unknown === undefined) return accepted(uuids, row);
    const isUnknown = newName !== undefined && uuids.length === 0;
    return { ok: false, reason: labels.notAnOption(unknown, name), ...(isUnknown && { isUnknown }) };
  };
  const parseInWords = (text: string, context: ParseContext<R>) => {
    const exact = parse(text, context, false);
    if (exact.ok || !isFoundByWords) return exact;
    const meant = parse(text, context, true);
    return meant.ok ? meant : exact;
  };
  /** What was typed, with the record that is made of a name that none has. */
  const draftOf = (text: string, context: ParseContext<R>): CellDraft<Values> => {
    const { uuids, newName } = read(text, column.getValue(context.row), false);
    if (newName === undefined || !onCreateOption) return parseInWords(text, context);
    if (maxCreatedLength !== undefined && newName.length > maxCreatedLength)
      return { ok: false, reason: context.labels.tooLong(maxCreatedLength, newName.length) };
    return {
      creates: newName,
      make: async () => {
        const made = await onCreateOption(newName);
        return made === null ? null : { value: [...uuids, made] };
      },
    };
  };
  const kind: ColumnKind<R, Values> = {
    name: 'choice',
    wraps: true,
    defaultWidth: 160,
    format: namesOf,
    parse: parseInWords,
    accept: (value, row) =>
      Array.isArray(value) && value.every(uuid => byUuid.has(uuid)) ? accepted(value, row) : undefined,
    renderEditor: ({ value, setDraft, start, ...props }) => (
      <ListEditor
        {...props}
        // The caret stands behind what the cell holds, whatever opened the editor.
        start="edit"
        items={options}
        value={null}
        initialText={value.length > 0 && start === 'replace' ? `${namesOf(value)}, ` : namesOf(value)}
        onSeveral={text => setDraft(draftOf(text, props))}
        newNameOf={text => read(text, value, false).newName ?? ''}
        isFoundByWords={isFoundByWords}
        onCreate={onCreateOption}
        noOptions={noOptions}
        maxCreatedLength={maxCreatedLength}
        setDraft={draft => {
          const several = mapDraft(draft, uuid => (uuid === null ? [] : [uuid]));
          setDraft(several && 'ok' in several && several.ok ? accepted(several.value, props.row) : several);
        }}
      />
    ),
    getTooltip: uuids =>
      recordsOf(uuids)
        .map(({ code, name, description }) =>
          [[code, name].filter(Boolean).join('  '), description].filter(Boolean).join('\n'),
        )
        .join('\n') || undefined,
  };
  return { ...column, kind };
}
