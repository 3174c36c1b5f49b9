import { seededRandom } from '../support/seededRandom.ts';

/** Columns of levels by the parameter that they hold. */
export const LEVELS = { S: 'severity', E: 'exposure', C: 'avoidability' } as const;
/** Columns that choose a record, with the entries there are. */
export const CHOICES = {
  Situation: ['Motorway, wet', 'City, dry'],
  'Hazardous event': ['Rear-end collision', 'Pedestrian is hit'],
} as const;
/** Fields of the panel. */
export const TEXTS = { Title: 'name', Description: 'description' } as const;

export type Fault = 'offline' | 'reload' | 'signed out' | 'SIGTERM' | 'SIGKILL';
export type Field = keyof typeof LEVELS | keyof typeof CHOICES | keyof typeof TEXTS;

export type Step =
  | { kind: 'type'; tab: number; hazard: string; field: Field; value: string; leaves: boolean }
  /** `forMs`: how long a lost connection lasts. */
  | { kind: 'fault'; tab: number; fault: Fault; forMs: number };

export interface RoundPlan {
  seed: number;
  tabs: number;
  hazards: string[];
  steps: Step[];
  /** What the person chooses in the first conflict, the second, … */
  keepsMine: boolean[];
}

const HAZARDS = 4;
const MAX_OFFLINE_MS = 5_000;
/** A reload comes up more often: it costs little time and meets the most. */
const FAULTS: readonly Fault[] = ['offline', 'reload', 'reload', 'signed out', 'SIGTERM', 'SIGKILL'];
/** Letters that a careless encoding, merge or trim would spoil. */
const WORDS = [
  'Bremse',
  'Überdruck',
  '"quoted"',
  'a\tb',
  '– dash',
  '½ ',
  '<b>',
  '漢字',
  '🙂',
  "it's",
  '100 %',
];

/**
 * Everything that a round does, made from its seed alone.
 * @param limits the longest time without a connection, and the faults to choose from
 */
export function planRound(seed: number, { maxOfflineMs = MAX_OFFLINE_MS, faults = FAULTS } = {}): RoundPlan {
  const random = seededRandom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

  const tabs = random() < 0.4 ? 2 : 1;
  const hazards = Array.from({ length: HAZARDS }, (_, index) => `HZ-00${index + 1}`);
  const steps: Step[] = [];
  const count = 6 + below(8);
  const faultsAt = new Set(Array.from({ length: 1 + below(3) }, () => 1 + below(count - 1)));
  for (let at = 0; at < count; at += 1) {
    const tab = below(tabs);
    if (faultsAt.has(at))
      steps.push({ kind: 'fault', tab, fault: oneOf(faults), forMs: 100 + below(maxOfflineMs - 100) });
    const field = oneOf([
      ...Object.keys(LEVELS),
      ...Object.keys(LEVELS),
      ...Object.keys(CHOICES),
      ...Object.keys(TEXTS),
    ]) as Field;
    // Few hazards for two tabs: they are to meet.
    const hazard = oneOf(tabs > 1 ? hazards.slice(0, 2) : hazards);
    const value = valueFor(field, at);
    steps.push({ kind: 'type', tab, hazard, field, value, leaves: random() < 0.7 });
  }
  return { seed, tabs, hazards, steps, keepsMine: Array.from({ length: count * 4 }, () => random() < 0.5) };

  function valueFor(field: Field, at: number): string {
    if (field in LEVELS) return `${field}${1 + below(3)}`;
    if (field in CHOICES) return oneOf(CHOICES[field as keyof typeof CHOICES]);
    const words = Array.from({ length: 1 + below(4) }, () => oneOf(WORDS).replace('\t', ' ').trim());
    return `${words.join(' ')} ${at}-${below(1_000)}`;
  }
}
