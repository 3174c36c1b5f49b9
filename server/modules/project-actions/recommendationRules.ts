import type { components } from '../../contract/generated/operations.ts';
import { similarity, wordsOf } from '../shared/textWords.ts';

export type Confidence = components['schemas']['SuggestionConfidence'];

/** Share of common words from which two texts count as similar. */
const SAME = 0.6;
export const CLOSE = 0.35;

export const confidenceOf = (likeness: number): Confidence =>
  likeness >= SAME ? 'HIGH' : likeness >= CLOSE ? 'MEDIUM' : 'LOW';

export interface Match<Own, Other> {
  own: Own;
  other: Other;
  likeness: number;
}

/**
 * For each own text the most similar other text, if one is close enough; ties go to the earlier one.
 * @returns most similar first
 */
export function closestMatches<Own, Other>(
  own: readonly Own[],
  others: readonly Other[],
  textOf: {
    own: (record: Own) => string;
    other: (record: Other) => string;
    /** Left out where every match will do. */
    isWanted?: (own: Own, other: Other) => boolean;
  },
): Match<Own, Other>[] {
  const words = others.map(record => wordsOf(textOf.other(record)));
  // Only texts that share a word can be similar, which is far fewer than all.
  const holders = new Map<string, number[]>();
  words.forEach((set, index) => {
    for (const word of set) holders.set(word, [...(holders.get(word) ?? []), index]);
  });
  const matches = own.flatMap(record => {
    const mine = wordsOf(textOf.own(record));
    const candidates = [...new Set([...mine].flatMap(word => holders.get(word) ?? []))].sort((a, b) => a - b);
    let best: { index: number; likeness: number } | undefined;
    for (const index of candidates) {
      const likeness = similarity(mine, words[index] ?? new Set());
      if (likeness < CLOSE || likeness <= (best?.likeness ?? 0)) continue;
      const other = others[index];
      if (other && (textOf.isWanted?.(record, other) ?? true)) best = { index, likeness };
    }
    const other = best && others[best.index];
    return best && other ? [{ own: record, other, likeness: best.likeness }] : [];
  });
  return matches.sort((one, other) => other.likeness - one.likeness);
}

const ORDER: Record<Confidence, number> = { HIGH: 0, MEDIUM: 1, LOW: 2 };

/** The most certain suggestions first, otherwise in the order given; two with the same title for one place are one. */
export function selectSuggestions<Suggestion extends { confidence: Confidence }>(
  suggestions: readonly Suggestion[],
  keyOf: (suggestion: Suggestion) => string,
  limit: number,
): Suggestion[] {
  const sorted = [...suggestions].sort((one, other) => ORDER[one.confidence] - ORDER[other.confidence]);
  const seen = new Set<string>();
  return sorted
    .filter(suggestion => {
      const key = keyOf(suggestion);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, limit);
}

/** Task types (domain.md 4.8) that belong to a lifecycle phase (domain.md 4.5; ISO 12100, 5.4), by their codes. */
export const TASKS_OF_PHASE: Readonly<Record<string, readonly string[]>> = {
  TRANSPORT: ['TRANSPORT'],
  ASSEMBLY: ['INSTALL'],
  INSTALLATION: ['INSTALL'],
  COMMISSIONING: ['INSTALL', 'TEACH'],
  SETTING: ['SET', 'TEACH'],
  NORMAL_OPERATION: ['START_UP', 'OPERATE', 'LOAD'],
  CLEANING: ['CLEAN'],
  JAM_CLEARING: ['CLEAR_JAM'],
  TROUBLESHOOTING: ['TROUBLESHOOT_WITH_ENERGY_ON', 'INSPECT'],
  MAINTENANCE: ['PREVENTIVE_MAINTENANCE', 'REPAIR'],
  DECOMMISSIONING: ['DISMANTLE'],
  SCRAPPING: ['DISMANTLE'],
};
