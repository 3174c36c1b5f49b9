import type { TextDefinition } from '../defineTexts.ts';
import { HAZARD_WORDS } from './hazardWords.ts';
import { MODEL_WORDS } from './modelWords.ts';
import { RATING_NOTES } from './ratingNotes.ts';
import { RATING_WORDS } from './ratingWords.ts';
import { ROLE_WORDS } from './roleWords.ts';

type Words = Readonly<Record<string, TextDefinition>>;

const WORDS = {
  ...MODEL_WORDS,
  ...HAZARD_WORDS,
  RatingSet: [RATING_WORDS, RATING_NOTES],
  OrganizationRole: ROLE_WORDS,
} satisfies Record<string, readonly Words[]>;

/** Kinds of records that the product brings along, with words in English. */
export type BuiltInKind = keyof typeof WORDS;

const indexes = new Map<BuiltInKind, ReadonlyMap<string, TextDefinition>>();

function indexOf(kind: BuiltInKind): ReadonlyMap<string, TextDefinition> {
  let index = indexes.get(kind);
  if (!index) {
    const texts = (WORDS[kind] as readonly Words[]).flatMap(words => Object.values(words));
    index = new Map(texts.map(text => [text.fallback, text]));
    indexes.set(kind, index);
  }
  return index;
}

/**
 * The text for what a built-in record says: its name, its description, the label of a level … The records themselves are the
 * same for everybody and stay as they are, in files and for other tools; screens and reports say them in the language
 * of whoever reads.
 * @param words as they are stored
 * @returns undefined for words of somebody's own, which stay as they were typed
 */
export const builtInText = (kind: BuiltInKind, words: string): TextDefinition | undefined =>
  indexOf(kind).get(words);

interface Scoped {
  readonly organizationUuid?: string | null;
  readonly projectUuid?: string | null;
  /** Of a role: every organization has it, and none changes it. */
  readonly isSystem?: boolean;
}

/** Whether the product brought the record along; what an organization or a project made is theirs. */
export const isBuiltIn = ({ organizationUuid, projectUuid, isSystem }: Scoped): boolean =>
  isSystem === true || (!organizationUuid && !projectUuid);
