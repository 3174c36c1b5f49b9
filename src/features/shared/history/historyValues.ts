export interface ValueWords {
  /** Of a record that a value names. */
  nameOf: (uuid: string) => string | undefined;
  labelOf: (field: string) => string;
  /** Of what can be chosen in a field, such as a state; left out where values have no words. */
  choiceOf?: (field: string, value: string) => string | undefined;
  yes: string;
  no: string;
  /** A moment as people read it; left out where values have none. */
  moment?: (at: string) => string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const NOTHING = '–';
/** Stands for a record that is not loaded or is gone. */
export const UNKNOWN = '…';

/** A value of a field of a record, with the words of what can be chosen there. */
export const shownField = (field: string, value: unknown, words: ValueWords): string =>
  (typeof value === 'string' && value !== '' && words.choiceOf?.(field, value)) || shownValue(value, words);

/** A value of the audit trail as people read it: names instead of uuids, a dash for nothing. */
export function shownValue(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map(one => shownValue(one, words)).join(', ') || NOTHING;
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .filter(([, inner]) => inner !== null && inner !== '')
        .map(([field, inner]) => `${words.labelOf(field)}: ${shownField(field, inner, words)}`)
        .join('; ') || NOTHING
    );
  const text = String(value);
  if (MOMENT.test(text)) return words.moment?.(text) ?? text;
  return UUID.test(text) ? (words.nameOf(text) ?? UNKNOWN) : text;
}
