import { describe, expect, it } from 'vitest';
import { nameAfterChange, situationName } from '../../../domain/exposure/situationName.ts';

describe('the name that a situation has from its elements (domain model 1.4)', () => {
  it('is their names in their order, cut to the length of a name', () => {
    expect(situationName([])).toBe('');
    expect(situationName(['Rain'])).toBe('Rain');
    expect(situationName(['Night', 'Rain', 'Reversing'])).toBe('Night, Rain, Reversing');
    // 99 + 2 + 99 is 200, the most that a name may have.
    expect(situationName(['a'.repeat(99), 'b'.repeat(99)])).toBe(`${'a'.repeat(99)}, ${'b'.repeat(99)}`);
    const cut = situationName(['a'.repeat(99), 'b'.repeat(100)]);
    expect(cut).toHaveLength(200);
    expect(cut).toBe(`${'a'.repeat(99)}, ${'b'.repeat(98)}…`);
  });

  it.each([
    ['follows its elements', 'Night, Rain', ['Night', 'Rain'], ['Night', 'Snow'], 'Night, Snow'],
    ['follows their order', 'Night, Rain', ['Night', 'Rain'], ['Rain', 'Night'], 'Rain, Night'],
    ['that was typed stays', 'A wet night', ['Night', 'Rain'], ['Night', 'Snow'], 'A wet night'],
    ['that differs by a letter was typed', 'Night, rain', ['Night', 'Rain'], ['Night'], 'Night, rain'],
    ['was typed where there were no elements', 'New situation', [], ['Night'], 'New situation'],
    ['stays when no element is left', 'Night', ['Night'], [], 'Night'],
  ])('%s', (_title, name, before, after, expected) => {
    expect(nameAfterChange(name, before, after)).toBe(expected);
  });
});
