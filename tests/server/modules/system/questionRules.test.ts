import { describe, expect, test } from 'vitest';
import { contentWords, countedBy } from '../../../../server/modules/system/questionRules.ts';
import { quotationOf, worthShowing } from '../../../../server/modules/system/quotationRules.ts';

describe('a question', () => {
  test.each([
    ['Which hazards have no final rating?', 'HAZARDS_WITHOUT_FINAL_RATING'],
    ['Welche Gefährdungen haben keine Endeinstufung?', 'HAZARDS_WITHOUT_FINAL_RATING'],
    ['Welche Gefährdungen haben keine Endbewertung?', 'HAZARDS_WITHOUT_FINAL_RATING'],
    ['Gefährdungen ohne Anfangseinstufung', 'HAZARDS_WITHOUT_INITIAL_RATING'],
    ['Welche Gefährdungen sind nicht eingestuft?', 'HAZARDS_WITHOUT_INITIAL_RATING'],
    ['hazards not rated', 'HAZARDS_WITHOUT_INITIAL_RATING'],
    ['Which hazards lack a measure?', 'HAZARDS_WITHOUT_MEASURE'],
    ['Welche Gefährdungen sind ohne Sicherheitsziel?', 'HAZARDS_WITHOUT_TARGET'],
    ['open checks', 'OPEN_FINDINGS'],
    ['Wie viele offene Befunde gibt es?', 'OPEN_FINDINGS'],
    ['How many assumptions are still open?', 'OPEN_ASSUMPTIONS'],
    ['Functions without malfunctions', 'FUNCTIONS_WITHOUT_MALFUNCTION'],
    ['How many hazards are there?', 'HAZARDS'],
  ])('%s is answered by a count', (question, topic) => {
    expect(countedBy(question)?.topic).toBe(topic);
  });
  test.each([
    ['How many hazards are ASIL D?', 'asil d', 'INITIAL'],
    ['Which hazards are finally rated PL a?', 'pl a', 'FINAL'],
    ['Wie viele Gefährdungen sind mit QM bewertet?', 'qm', 'INITIAL'],
  ])('%s names a rating', (question, rating, stage) => {
    expect(countedBy(question)).toEqual({ topic: 'HAZARDS_OF_RATING', rating, stage });
  });
  test.each([
    'Which hazards of the crane in the yard have no final rating?',
    'What does the concept say about the emergency stop?',
    'Which assumptions are made about lighting?',
    '',
  ])('that asks for more than a rule knows is not counted: %s', question => {
    expect(countedBy(question)).toBeUndefined();
  });
  test('is searched by the words that say what it is about, each once', () => {
    expect(contentWords('What does the concept say about the emergency stop, the STOP?')).toEqual([
      'concept',
      'emergency',
      'stop',
    ]);
    expect(contentWords('Was steht über die Bremse?')).toEqual(['bremse']);
  });
});

describe('sources', () => {
  test('say half of the question at least, and not much less than the best one', () => {
    const found = [{ share: 1 }, { share: 0.66 }, { share: 0.6 }, { share: 0.3 }];
    expect(worthShowing(found)).toEqual([{ share: 1 }, { share: 0.66 }]);
    expect(worthShowing([{ share: 0.5 }, { share: 0.4 }])).toEqual([{ share: 0.5 }]);
    expect(worthShowing([{ share: 0.4 }])).toEqual([]);
  });
  test('are quoted by the sentences with most of the words, as they stand there', () => {
    const sentences = [
      'The yard is lit.',
      'The brakes hold the load.',
      'The load is stone.',
      'A brake holds every load.',
    ];
    expect(quotationOf(sentences, ['brake', 'load'])).toBe(
      'The brakes hold the load. … A brake holds every load.',
    );
    expect(quotationOf(sentences, ['radio'])).toBe('');
  });
});
