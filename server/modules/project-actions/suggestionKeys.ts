import { createHash } from 'node:crypto';
import { wordsOf } from '../shared/textWords.ts';

/**
 * What a suggestion is made of, by uuids, so that a refused one is known again under another name (docs/decisions/0084).
 * What other projects recorded is known by its words: another project may have the same.
 */
const keyOf = (rule: string, ...parts: (string | null)[]) =>
  [rule, ...parts.map(part => part ?? '-')].join(':');

const inWords = (text: string) =>
  createHash('md5')
    .update([...wordsOf(text)].sort().join(' '))
    .digest('hex');

export const PAIR = 'PAIR';
export const CELL = 'CELL';

/** A malfunction in a situation; null where the project has none. */
export const pairKey = (malfunction: string, situation: string | null) => keyOf(PAIR, malfunction, situation);

/** A hazard type, if one is known, at a task in a zone for these persons. */
export const cellKey = (
  task: string,
  zone: string,
  hazardType: string | null,
  personnel: readonly string[],
) => keyOf(CELL, task, zone, hazardType, [...personnel].sort().join(',') || null);

/** A task of this type in a phase of the life of a machine, or of the project. */
export const phaseKey = (machine: string | null, phase: string, taskType: string) =>
  keyOf('PHASE', machine, phase, taskType);

/** What is called so elsewhere, for a malfunction or a machine. */
export const similarKey = (own: string, name: string) => keyOf('SIMILAR', own, inWords(name));

/** Keys with those of several persons in their parts: who comes later is suggested alone. */
export const cellsOf = (keys: readonly string[]): string[] =>
  keys.flatMap(key => {
    const [rule, task, zone, hazardType, personnel] = key.split(':');
    if (rule !== CELL || !personnel) return [key];
    return personnel.split(',').map(person => [CELL, task, zone, hazardType, person].join(':'));
  });
