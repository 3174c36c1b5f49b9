import { describe, expect, it } from 'vitest';
import { optionByWords } from '@/ui/worksheet';

const OPTIONS = [
  { value: 'crush', label: 'Mechanical: crushing' },
  { value: 'fall', label: 'Mechanical: falling or ejected object' },
  { value: 'repair', label: 'Instandhaltung und Reparatur', otherName: 'Maintenance and repair' },
  { value: 'hydraulic', label: 'Hydraulic pressure' },
  { value: 'pneumatic', label: 'Pneumatic pressure' },
  { value: 'passer', label: 'Bystander / passer-by' },
  { value: 'twin', label: 'Cutting (HT-09)', name: 'Cutting' },
];

describe('a text that is no name of a list', () => {
  it.each([
    ['Crushing', 'crush'],
    ['falling object', 'fall'],
    ['Object, falling', 'fall'],
    ['Maintenance', 'repair'],
    ['Reparatur', 'repair'],
    ['pneumatic', 'pneumatic'],
    ['Passer-by', 'passer'],
  ])('means the only entry with all of its words: %s', (text, value) => {
    expect(optionByWords(OPTIONS, text)?.value).toBe(value);
  });

  it.each([
    ['pressure', 'two entries have it'],
    ['Mechanical', 'two entries have it'],
    ['crush', 'it is a part of a word'],
    ['Crushing of a hand', 'nothing has all of its words'],
    ['and', 'it only joins others'],
    ['HT-09', 'it is no part of a name'],
    ['–', 'it has no words'],
  ])('means none where that cannot be told: %s, since %s', text => {
    expect(optionByWords(OPTIONS, text)).toBeUndefined();
  });
});
