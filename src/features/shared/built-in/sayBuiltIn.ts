import { useCallback } from 'react';
import { type Glossary, useGlossary } from '@/glossary/GlossaryContext';
import { type BuiltInKind, builtInText, isBuiltIn } from '../../../../glossary/built-in/builtInText.ts';
import { findText } from '../../../../glossary/findText.ts';

/** What a record says in words, wherever it stands in it. */
const WORDS = [
  ...['name', 'label', 'description', 'definition', 'examples'],
  // Of a guideword: the sentence that it makes of a function.
  'template',
  // Of a rating set.
  ...['resultLabel', 'standard', 'version', 'rule', 'provenance', 'disclaimer'],
] as const;
const LISTS = ['parameters', 'levels', 'classes', 'ratings', 'values'] as const;
/** Lists whose entries are a kind of their own. */
const KINDS_OF_LISTS: Partial<Record<(typeof LISTS)[number], BuiltInKind>> = {
  values: 'ExposureEstimateTypeValue',
};

type Fields = Readonly<Record<string, unknown>>;

/** An object with the words of a kind in the language of the texts; the same object when it says nothing in others. */
function inWords<T extends Fields>(record: T, kind: BuiltInKind, glossary: Glossary): T {
  const said: Record<string, unknown> = {};
  for (const field of WORDS) {
    const words = record[field];
    const found = typeof words === 'string' ? builtInText(kind, words) : undefined;
    // Names are typed, pasted and compared: they carry no mark of the edit mode.
    const text = found && findText(glossary, found.id, found.fallback, { section: found.section }).text;
    if (text === undefined || text === words) continue;
    said[field] = text;
    if (field === 'name') said.storedName = words;
    // A rating without a symbol has its word for a code.
    if (field === 'label' && record.code === words) said.shownCode = text;
  }
  for (const field of LISTS) {
    const list = record[field];
    if (!Array.isArray(list)) continue;
    const saidList = list.map((entry: Fields) => inWords(entry, KINDS_OF_LISTS[field] ?? kind, glossary));
    if (saidList.some((entry, index) => entry !== list[index])) said[field] = saidList;
  }
  return Object.keys(said).length > 0 ? { ...record, ...said } : record;
}

/** What was said of a record or list before: equal answers have to stay the same objects. */
const known = new WeakMap<Glossary, WeakMap<object, object>>();

function once<T extends object>(glossary: Glossary, source: T, say: () => T): T {
  let sayings = known.get(glossary);
  if (!sayings) {
    sayings = new WeakMap();
    known.set(glossary, sayings);
  }
  let said = sayings.get(source) as T | undefined;
  if (!said) {
    said = say();
    sayings.set(source, said);
  }
  return said;
}

const sayRecord = <T extends object>(record: T, kind: BuiltInKind, glossary: Glossary): T =>
  isBuiltIn(record) ? inWords(record as T & Fields, kind, glossary) : record;

/** Says a built-in record in the language of the texts; what an organization or a project made stays as it was typed. */
export function useBuiltInWords(kind: BuiltInKind): <T extends object>(record: T) => T {
  const glossary = useGlossary();
  return useCallback(
    record => once(glossary, record, () => sayRecord(record, kind, glossary)),
    [glossary, kind],
  );
}

/** Says a name that stands alone, as that of a role; one that is not built in stays as it is. */
export function useBuiltInName(kind: BuiltInKind): (name: string) => string {
  const glossary = useGlossary();
  return useCallback(
    name => {
      const found = builtInText(kind, name);
      return found ? findText(glossary, found.id, found.fallback, { section: found.section }).text : name;
    },
    [glossary, kind],
  );
}

/** The name of a record as it is stored, whatever it is called on the screen. */
export const storedName = (record: { name: string; storedName?: string }): string =>
  record.storedName ?? record.name;

interface Answer {
  data: object;
}

function sayAnswer<A extends Answer>(answer: A, kind: BuiltInKind, glossary: Glossary): A {
  const { data } = answer;
  const results = 'results' in data && Array.isArray(data.results) ? data.results : undefined;
  if (!results) return { ...answer, data: sayRecord(data, kind, glossary) };
  const said = results.map((record: object) => sayRecord(record, kind, glossary));
  return { ...answer, data: { ...data, results: said } };
}

/**
 * The hook of a query whose built-in records are said in the language of the texts. Screens ask by these hooks; whoever needs
 * the words as they are stored asks `@/api`.
 */
export function saidInWords<Hook>(useQuery: Hook, kind: BuiltInKind): Hook {
  const useAsked = useQuery as (...args: unknown[]) => { data?: Answer; currentData?: Answer };
  const useSaid: typeof useAsked = (...args) => {
    const glossary = useGlossary();
    const query = useAsked(...args);
    const say = (answer: Answer | undefined) =>
      answer && once(glossary, answer, () => sayAnswer(answer, kind, glossary));
    return { ...query, data: say(query.data), currentData: say(query.currentData) };
  };
  return useSaid as Hook;
}
