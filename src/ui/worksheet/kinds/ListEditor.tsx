import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useLayoutEffect, useRef } from 'react';
import type { CellEditorProps } from '../columnTypes';
import { type EditorItem, ListItem } from './ListItem';
import { focusEditor, leftFor } from './TextEditor';

interface ListEditorProps extends CellEditorProps<unknown, string | null> {
  readonly items: readonly EditorItem[];
  /** The cell cannot be emptied. */
  readonly isRequired?: boolean | undefined;
  /** Offers to create what was typed. */
  readonly onCreate?: ((label: string) => Promise<string | null>) | undefined;
}

const itemText = (item: EditorItem) => item.code ?? item.label;
const filterItems = createFilterOptions<EditorItem>({
  limit: 100,
  stringify: item => `${item.code ?? ''} ${item.label}`,
});

/** A list over the cell that is filtered by typing: Enter or Tab takes the marked item, Escape none. */
export function ListEditor(props: ListEditorProps) {
  const { name, items, value, start, labels, isRequired, onCreate } = props;
  const { setDraft, finish, cancel, leave, refuse, create } = props;
  const input = useRef<HTMLInputElement>(null);
  /** What was typed and not yet taken. */
  const typed = useRef('');
  /** The text was deleted, and no item has been walked to since: Enter then empties the cell. */
  const emptied = useRef(false);
  useLayoutEffect(() => focusEditor(input.current, start), [start]);

  const take = (item: EditorItem | null) => {
    typed.current = '';
    if (item?.creates)
      create(item.value, async () => {
        const made = (await onCreate?.(item.value)) ?? null;
        return made === null ? null : { value: made };
      });
    else if (item === null && isRequired) setDraft({ ok: false, reason: labels.required(name) });
    else setDraft({ ok: true, value: item?.value ?? null });
  };
  /** Leaving without having chosen: an exact name counts, anything else is refused and said. */
  const settle = () => {
    const text = typed.current.trim();
    if (text === '') return;
    const exact = items.find(item =>
      [item.code, item.label].some(known => known?.toLowerCase() === text.toLowerCase()),
    );
    if (exact) take(exact);
    else refuse(labels.notAnOption(text, name));
  };

  return (
    <Autocomplete<EditorItem>
      open
      autoHighlight
      forcePopupIcon={false}
      disableClearable={false}
      clearOnBlur={false}
      options={items}
      defaultValue={items.find(item => item.value === value) ?? null}
      getOptionLabel={itemText}
      getOptionKey={item => (item.creates ? 'creates' : item.value)}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      filterOptions={(options, state) => {
        const found = filterItems(options, state);
        const text = state.inputValue.trim();
        const isNew =
          text !== '' && !options.some(option => option.label.toLowerCase() === text.toLowerCase());
        return onCreate && isNew
          ? [...found, { value: text, label: labels.createOption(text), creates: true }]
          : found;
      }}
      noOptionsText={labels.noOptions}
      onHighlightChange={(_event, _item, reason) => {
        if (reason === 'keyboard') emptied.current = false;
      }}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return;
        typed.current = text;
        emptied.current = text === '';
      }}
      onChange={(_event, item) => take(item)}
      onClose={(_event, reason) => {
        if (reason === 'escape') cancel();
        else if (reason === 'selectOption') finish();
      }}
      onKeyDown={event => {
        const marked = markedOption(input.current);
        if (event.key === 'Enter' && emptied.current) event.defaultMuiPrevented = true;
        else if (event.key === 'Enter' && !marked) settle();
        else if (event.key === 'Tab' && typed.current.trim() !== '') marked ? marked.click() : settle();
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
            onBlur={event => {
              if (!leftFor(event)) return;
              settle();
              leave();
            }}
          />
        </div>
      )}
    />
  );
}

/** The option that Enter would take. The first match is marked by itself, which MUI does not report. */
function markedOption(input: HTMLInputElement | null): HTMLElement | null {
  const id = input?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
}

function assign<T>(ref: React.Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
