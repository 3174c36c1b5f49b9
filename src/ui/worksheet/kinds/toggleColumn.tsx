import type { ColumnOptions, ParsedCell, WorksheetColumn } from '../columnTypes';
import { ListEditor, mapDraft } from './ListEditor';

interface ToggleColumnOptions<R> extends ColumnOptions<R, boolean> {
  readonly yes: string;
  readonly no: string;
}

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();
const initial = (text: string) => [...text][0] ?? '';

/** Yes or no: the first letter of either is its choice, the list offers both. */
export function toggleColumn<R>({ yes, no, ...column }: ToggleColumnOptions<R>): WorksheetColumn<R, boolean> {
  const items = [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ];
  const format = (value: boolean) => (value ? yes : no);
  const taken = (isYes: boolean, isNo: boolean, refusal: string): ParsedCell<boolean> =>
    isYes || isNo ? { ok: true, value: isYes } : { ok: false, reason: refusal };
  return {
    ...column,
    kind: {
      name: 'toggle',
      defaultWidth: 96,
      format,
      render: value => (value ? yes : <span className="worksheet-dimmed">{no}</span>),
      // A cleared cell says no.
      parse: (text, { name, labels }) => {
        const typed = text.trim();
        return taken(same(typed, yes), typed === '' || same(typed, no), labels.notAnOption(typed, name));
      },
      accept: value => (typeof value === 'boolean' ? { ok: true, value } : undefined),
      parseTyped: (char, { name, labels }) =>
        taken(same(char, initial(yes)), same(char, initial(no)), labels.notAnOption(char, name)),
      renderEditor: ({ value, setDraft, ...props }) => (
        <ListEditor
          {...props}
          items={items}
          isRequired
          value={value ? 'yes' : 'no'}
          setDraft={draft => setDraft(mapDraft(draft, chosen => chosen === 'yes'))}
        />
      ),
      compare: (a, b) => Number(a) - Number(b),
    },
  };
}
