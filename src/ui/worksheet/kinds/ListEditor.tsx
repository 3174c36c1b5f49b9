import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CellDraft, CellEditorProps, EditStart } from '../columnTypes';
import { completionOf, exactItem } from './completion';
import { type EditorItem, ListItem } from './ListItem';
import { optionByWords } from './optionByWords';
import { focusEditor, leftFor } from './TextEditor';

interface ListEditorProps extends CellEditorProps<unknown, string | null> {
  readonly items: readonly EditorItem[];
  /** The cell cannot be emptied. */
  readonly isRequired?: boolean | undefined;
  /** What was typed may be the words of the only item that has all of them. */
  readonly isFoundByWords?: boolean | undefined;
  /** Offers to create what was typed, or to change the name of what the cell holds where that was opened for editing. */
  readonly onCreate?: ((label: string, start: EditStart) => Promise<string | null>) | undefined;
  /** Said in place of "Nothing matches": where what is missing is made. */
  readonly noOptions?: string | undefined;
  /** Characters that something new may have. */
  readonly maxCreatedLength?: number | undefined;
  /** For a cell of several: takes what was typed with commas between, in place of the draft of one. */
  readonly onSeveral?: ((text: string) => void) | undefined;
  /** For a cell of several: the name in what was typed that nothing has yet. Default: what follows the last comma. */
  readonly newNameOf?: ((text: string) => string) | undefined;
  /** What the cell holds as text, where that is more than one item. */
  readonly initialText?: string | undefined;
}

const itemText = (item: EditorItem) => item.code ?? item.label;
const filterItems = createFilterOptions<EditorItem>({
  limit: 100,
  stringify: item => [item.code, item.label, item.otherName].filter(Boolean).join(' '),
});

/** What was typed, and what the field shows: with the rest of the item that it is the beginning of. */
interface Typed {
  readonly text: string;
  readonly shown: string;
  readonly completed: EditorItem | undefined;
}

/**
 * A list over the cell that is filtered by typing. What is typed wins: an item is taken when it was walked to or
 * clicked, when its name was typed, or when the field shows the rest of its name. Anything else is created where that
 * is offered; where it is not, it may name an item in other words, and is refused otherwise.
 */
export function ListEditor(props: ListEditorProps) {
  const { name, items, value, start, labels, isRequired, onCreate, maxCreatedLength } = props;
  const { setDraft, finish, cancel, leave, onSeveral, newNameOf, initialText, isFoundByWords } = props;
  const input = useRef<HTMLInputElement>(null);
  const [chosen] = useState(() => items.find(item => item.value === value) ?? null);
  /** Null until something is typed. */
  const [typed, setTyped] = useState<Typed | null>(null);
  useLayoutEffect(() => focusEditor(input.current, start), [start]);
  useLayoutEffect(() => {
    if (typed && typed.shown.length > typed.text.length)
      input.current?.setSelectionRange(typed.text.length, typed.shown.length);
  }, [typed]);

  const draftOfItem = (item: EditorItem): CellDraft<string | null> =>
    item.creates ? draftOfNew(item.value) : { ok: true, value: item.value };
  const draftOfNew = (text: string): CellDraft<string | null> => {
    if (!onCreate) return { ok: false, reason: labels.notAnOption(text, name) };
    if (maxCreatedLength !== undefined && text.length > maxCreatedLength)
      return { ok: false, reason: labels.tooLong(maxCreatedLength, text.length) };
    return {
      creates: text,
      make: async () => {
        const made = await onCreate(text, start);
        return made === null ? null : { value: made };
      },
    };
  };
  /** Where nothing can be created, other words for an item are better than a refusal; the list marks what they mean. */
  const itemOf = (text: string, completed: EditorItem | undefined) =>
    exactItem(items, text) ??
    completed ??
    (isFoundByWords && !onCreate ? optionByWords(items, text) : undefined);
  const draftOf = ({ text, completed }: Typed): CellDraft<string | null> => {
    const wanted = text.trim();
    if (wanted === '')
      return isRequired ? { ok: false, reason: labels.required(name) } : { ok: true, value: null };
    const item = itemOf(wanted, completed);
    return item ? draftOfItem(item) : draftOfNew(wanted);
  };
  /** What stands before the item that is being typed; empty where a cell takes one. */
  const headOf = (text: string) =>
    onSeveral && !exactItem(items, text.trim()) ? text.slice(0, text.lastIndexOf(',') + 1) : '';
  const type = (text: string, mayComplete: boolean) => {
    const last = text.slice(headOf(text).length).trimStart();
    const completion = mayComplete && last !== '' ? completionOf(items, last) : undefined;
    const next = { text, shown: text + (completion?.rest ?? ''), completed: completion?.item };
    setTyped(next);
    if (onSeveral && headOf(next.shown) !== '') onSeveral(next.shown);
    else setDraft(draftOf(next));
  };
  /** A letter over the same letter of the completion: what the field shows stays, so nothing else tells of it. */
  const typeOver = (text: string) => {
    if (typed && text === typed.shown && text !== typed.text) type(text, true);
  };
  const choose = (item: EditorItem) => {
    const head = typed ? headOf(typed.text) : startingHead(initialText);
    if (onSeveral && head !== '') onSeveral(item.creates && typed ? typed.text : `${head} ${item.label}`);
    else setDraft(draftOfItem(item));
  };
  const wanted = typed ? typed.text.slice(headOf(typed.text).length).trim() : '';
  // Only what Enter would take is marked by itself.
  const taken = wanted === '' ? undefined : itemOf(wanted, typed?.completed);

  return (
    <Autocomplete<EditorItem>
      open
      autoHighlight={wanted !== '' && (taken !== undefined || onCreate !== undefined)}
      forcePopupIcon={false}
      disableClearable={false}
      clearOnBlur={false}
      options={items}
      defaultValue={chosen}
      inputValue={typed?.shown ?? initialText ?? (chosen ? itemText(chosen) : '')}
      getOptionLabel={itemText}
      getOptionKey={item => (item.creates ? 'creates' : item.value)}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      filterOptions={(options, state) => {
        if (wanted === '') return options.slice(0, 100);
        const found = filterItems(options, { ...state, inputValue: wanted });
        if (taken) return [taken, ...found.filter(item => item.value !== taken.value), ...newItem()];
        return [...newItem(), ...found];
      }}
      noOptionsText={props.noOptions ?? labels.noOptions}
      onHighlightChange={(_event, item, reason) => {
        if (reason !== 'keyboard') return;
        if (item) choose(item);
        else if (typed) type(typed.text, false);
        else setDraft(null);
      }}
      onInputChange={(event, text, reason) => {
        if (reason !== 'input') return;
        const { inputType = '', isComposing = false } = event.nativeEvent as InputEvent;
        type(text, !isComposing && !inputType.startsWith('delete') && text !== '');
      }}
      onChange={(_event, item, reason) => {
        if (reason === 'selectOption' && item) choose(item);
      }}
      onClose={(_event, reason) => {
        if (reason === 'escape') cancel();
        else if (reason === 'selectOption') finish();
      }}
      onKeyDown={event => {
        // The grid closes the editor, which writes what it holds; an item under the pointer is not what was meant.
        if (event.key === 'Enter') event.defaultMuiPrevented = true;
      }}
      slotProps={{
        popper: { placement: 'bottom-start', className: 'worksheet-list' },
        // Without a label of its own the list would point to one that is not there.
        listbox: { 'aria-label': name, 'aria-labelledby': undefined },
      }}
      renderOption={({ key, ...optionProps }, item) => <ListItem key={key} item={item} {...optionProps} />}
      renderInput={params => (
        <div ref={params.slotProps.input.ref} className="worksheet-editor-anchor">
          <input
            {...params.slotProps.htmlInput}
            ref={element => {
              input.current = element;
              assign(params.slotProps.htmlInput.ref, element);
            }}
            className="worksheet-editor"
            aria-label={name}
            onInput={event => typeOver(event.currentTarget.value)}
            onBlur={event => leftFor(event) && leave()}
          />
        </div>
      )}
    />
  );

  function newLabel(text: string): string {
    return start === 'edit' && chosen ? labels.renameOption(text) : labels.createOption(text);
  }

  function newItem(): readonly EditorItem[] {
    const name = typed && newNameOf ? newNameOf(typed.text) : wanted;
    const isKnown = name === '' || exactItem(items, name) !== undefined;
    return onCreate && !isKnown ? [{ value: name, label: newLabel(name), creates: true }] : [];
  }
}

/** The draft of a list as that of another kind of value. */
export const mapDraft = <V, W>(draft: CellDraft<V> | null, map: (value: V) => W): CellDraft<W> | null => {
  if (draft === null) return null;
  if ('creates' in draft)
    return {
      creates: draft.creates,
      make: async () => {
        const made = await draft.make();
        return made && { value: map(made.value) };
      },
    };
  return draft.ok ? { ok: true, value: map(draft.value) } : draft;
};

/** What a cell of several holds stays when one more is chosen from the list. */
const startingHead = (text: string | undefined): string =>
  text === undefined || text.trim() === '' ? '' : `${text.replace(/,\s*$/, '')},`;

function assign<T>(ref: React.Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
