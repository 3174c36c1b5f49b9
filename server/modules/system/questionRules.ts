import type { components } from '../../contract/generated/operations.ts';

export type AnswerTopic = components['schemas']['AnswerTopic'];

/** What a question that a count answers is about. */
export interface Counted {
  topic: AnswerTopic;
  /** Of HAZARDS_OF_RATING: the words of the question that are left, which name the rating. */
  rating: string;
  stage: 'INITIAL' | 'FINAL';
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const HAZARD = words('hazard hazards gefährdung gefährdungen');
const NONE = words(
  'no none without not missing lack lacks lacking ohne keine keinen kein keiner nicht fehlt fehlen fehlende fehlender',
);
const RATING = words(
  'rating ratings rated level levels evaluation evaluations bewertung bewertungen bewertet stufe stufen einstufung eingestuft',
);
const FINAL = words(
  'final finally endeinstufung endeinstufungen endbewertung endgültig endgültige endgültigen abschließende abschließenden',
);
const INITIAL = words(
  'initial initially anfangseinstufung anfangseinstufungen anfangsbewertung anfänglich anfängliche anfänglichen erstbewertung',
);
const UNRATED = words('unrated unbewertet unbewertete unbewerteten uneingestuft uneingestufte');
const OPEN = words('open unresolved unconfirmed offen offene offenen unbestätigte unbestätigten');
const FINDING = words(
  'check checks finding findings prüfung prüfungen befund befunde befunden feststellung feststellungen',
);
const ASSUMPTION = words('assumption assumptions annahme annahmen');
const FUNCTION = words('function functions funktion funktionen');
const MALFUNCTION = words('malfunction malfunctions fehlfunktion fehlfunktionen');
const MEASURE = words('measure measures maßnahme maßnahmen');
const TARGET = words('target targets goal goals sicherheitsziel sicherheitsziele ziel ziele');

/** What a question is made of whatever it is about; beyond these words it is about something else, too. */
const FRAME = words(
  'how many much which what who where when list show tell give name all any every are is was were be been there the a an of in on at to for from with by and or do does did has have had ' +
    'this that these those it its me us we i you our project projects analysis hara can could please still yet currently now say says said mean means about ' +
    'wie viele viel welche welcher welches welchen was wer wo wann liste zeige zeig nenne nenn alle alles es gibt ist sind war waren sei der die das den dem des ein eine einen einem einer eines ' +
    'in im am an auf zu zum zur für von vom mit bei und oder hat haben hatte diesem dieses dieser diese projekt projekte analyse mir uns wir ich noch derzeit aktuell jetzt sagt steht über',
);

export const wordsOfQuestion = (question: string): string[] =>
  question
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

/** The words of a question that say what it is about. */
export const contentWords = (question: string): string[] => [
  ...new Set(wordsOfQuestion(question).filter(word => !FRAME.has(word))),
];

interface Rule {
  topic: AnswerTopic;
  /** The question has a word of each. */
  has: readonly ReadonlySet<string>[];
  /** It may have these, too. */
  may?: readonly ReadonlySet<string>[];
}

const RULES: readonly Rule[] = [
  { topic: 'HAZARDS_WITHOUT_FINAL_RATING', has: [HAZARD, NONE, FINAL], may: [RATING] },
  { topic: 'HAZARDS_WITHOUT_INITIAL_RATING', has: [HAZARD, NONE, RATING], may: [INITIAL] },
  { topic: 'HAZARDS_WITHOUT_INITIAL_RATING', has: [HAZARD, NONE, INITIAL] },
  { topic: 'HAZARDS_WITHOUT_INITIAL_RATING', has: [HAZARD, UNRATED] },
  { topic: 'HAZARDS_WITHOUT_MEASURE', has: [HAZARD, NONE, MEASURE], may: [words('risk reduction')] },
  { topic: 'HAZARDS_WITHOUT_TARGET', has: [HAZARD, NONE, TARGET], may: [words('safety')] },
  { topic: 'FUNCTIONS_WITHOUT_MALFUNCTION', has: [FUNCTION, NONE, MALFUNCTION] },
  { topic: 'OPEN_FINDINGS', has: [OPEN, FINDING] },
  { topic: 'OPEN_ASSUMPTIONS', has: [OPEN, ASSUMPTION] },
  { topic: 'HAZARDS', has: [HAZARD] },
];

/**
 * Which count answers a question; undefined where none does. Every word of the question has to be accounted for: one that
 * asks for more than a rule knows must not get the number of something larger.
 */
export function countedBy(question: string): Counted | undefined {
  const content = contentWords(question);
  const isOnly = (known: readonly ReadonlySet<string>[]) =>
    content.every(word => known.some(set => set.has(word)));
  for (const { topic, has, may = [] } of RULES)
    if (has.every(set => content.some(word => set.has(word))) && isOnly([...has, ...may]))
      return { topic, rating: '', stage: 'INITIAL' };
  if (!content.some(word => HAZARD.has(word))) return undefined;
  const known = [HAZARD, RATING, FINAL, INITIAL];
  // Words of the frame belong to the name where they stand between others: “PL a”.
  const all = wordsOfQuestion(question);
  const isName = (word: string) => !FRAME.has(word) && !known.some(set => set.has(word));
  const [from, to] = [all.findIndex(isName), all.findLastIndex(isName)];
  if (from < 0 || to - from > 2) return undefined;
  const end = /^[a-e]$/.test(all[to + 1] ?? '') ? to + 1 : to;
  const stage = all.some(word => FINAL.has(word)) ? 'FINAL' : 'INITIAL';
  return { topic: 'HAZARDS_OF_RATING', rating: all.slice(from, end + 1).join(' '), stage };
}
