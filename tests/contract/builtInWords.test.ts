import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BuiltInKind, builtInText } from '../../glossary/built-in/builtInText.ts';

type Row = Record<string, unknown>;

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const lookups: Record<string, Row[]> = read('server/seed/data/lookups.json');
const { sets }: { sets: (Row & Record<'parameters' | 'levels' | 'classes' | 'ratings', Row[]>)[] } = read(
  'server/seed/data/rating_sets.json',
);
const german: Record<string, string> = read('glossary/german.json');

const KINDS: Record<string, BuiltInKind> = {
  areas: 'Area',
  ceaTypes: 'CeaType',
  energySources: 'EnergySource',
  exposureEstimateTypes: 'ExposureEstimateType',
  exposureEstimateTypeValues: 'ExposureEstimateTypeValue',
  guidewords: 'Guideword',
  hazardEffectTypes: 'HazardEffectType',
  hazardTypes: 'HazardType',
  injuryTypes: 'InjuryType',
  lifecyclePhases: 'LifecyclePhase',
  personnel: 'Personnel',
  rrmTypes: 'RrmType',
  safetyTargetCategories: 'SafetyTargetCategory',
  safetyTargetTypes: 'SafetyTargetType',
  taskTypes: 'TaskType',
  zones: 'Zone',
};

/** Names of scales and levels that are the same in every language: ASIL B, PL c, SIL 2, QM, Cl 3–4, > 1/100. */
const isSymbol = (words: string) =>
  /^(?:(?:ASIL|AgPL|MPL|PL|SIL|Cl|QM)r?(?: .{1,5})?|[<>] [\d/ %]+)$/.test(words);

const wordsOf = (row: Row, fields: readonly string[]) =>
  fields.flatMap(field => (typeof row[field] === 'string' && row[field] !== '' ? [row[field]] : []));

describe('what the product brings along', () => {
  it.each(Object.keys(lookups))('%s: every name, description, example and template is a text', list => {
    const kind = KINDS[list] as BuiltInKind;
    const words =
      lookups[list]?.flatMap(row => wordsOf(row, ['name', 'description', 'examples', 'template'])) ?? [];
    expect(words.filter(word => !isSymbol(word) && !builtInText(kind, word))).toEqual([]);
  });

  it('rating sets: every level, class, rating and parameter is a text', () => {
    const words = sets.flatMap(set =>
      (['parameters', 'levels', 'classes', 'ratings'] as const).flatMap(list =>
        (set[list] ?? []).flatMap(row => wordsOf(row, ['label', 'definition', 'examples'])),
      ),
    );
    const notes = sets.flatMap(set => wordsOf(set, ['rule', 'provenance', 'disclaimer']));
    expect([...words, ...notes].filter(word => !isSymbol(word) && !builtInText('RatingSet', word))).toEqual(
      [],
    );
  });

  it('is German where a German engineer reads it, by the terms of ISO 12100 and ISO 26262', () => {
    const inGerman = (kind: BuiltInKind, words: string) => {
      const text = builtInText(kind, words);
      return text && german[`${text.section}/${text.id}`];
    };
    expect(inGerman('HazardType', 'Mechanical: crushing')).toBe('Mechanisch: Quetschen');
    expect(inGerman('Guideword', '{function} starts too late')).toBe('{function} beginnt zu spät');
    expect(inGerman('LifecyclePhase', 'Commissioning')).toBe('Inbetriebnahme');
    expect(inGerman('RatingSet', 'Controllability')).toBe('Beherrschbarkeit');
    expect(inGerman('RatingSet', 'Severe injuries, survival probable')).toBe(
      'Schwere Verletzungen, Überleben wahrscheinlich',
    );
  });

  it('leaves words of somebody’s own alone', () => {
    expect(builtInText('Zone', 'Our own cell')).toBeUndefined();
  });
});
