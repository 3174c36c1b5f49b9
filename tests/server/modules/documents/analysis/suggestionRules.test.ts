import { describe, expect, test } from 'vitest';
import { findingIn } from '../../../../../server/modules/documents/analysis/findingRules.ts';
import { sentencesOf } from '../../../../../server/modules/documents/analysis/sentenceRules.ts';
import {
  MAX_SUGGESTIONS,
  suggestionsIn,
  unfoundIn,
} from '../../../../../server/modules/documents/analysis/suggestionRules.ts';

const page = (text: string, number: number | null = 1) => ({ page: number, section: '', text });

describe('sentences', () => {
  test('are put together over the ends of lines', () => {
    expect(
      sentencesOf('The brake shall hold the load\nwhile the power is off. It is spring-\nloaded.'),
    ).toEqual(['The brake shall hold the load while the power is off.', 'It is springloaded.']);
  });
  test('end at headings, items of lists, cells and empty lines', () => {
    expect(
      sentencesOf(
        '3.2 Braking\nThe brake shall hold the load in every position of the arm.\n- First item\n- Second item\n\nCell one\tCell two',
      ),
    ).toEqual([
      'Braking',
      'The brake shall hold the load in every position of the arm.',
      'First item',
      'Second item',
      'Cell one',
      'Cell two',
    ]);
  });
  test('do not end at abbreviations and numbers', () => {
    expect(sentencesOf('The speed is max. 2.5 m/s, e.g. in the yard. Es gilt z. B. 40 %. Schluss.')).toEqual([
      'The speed is max. 2.5 m/s, e.g. in the yard.',
      'Es gilt z. B. 40 %.',
      'Schluss.',
    ]);
  });
});

describe('a sentence', () => {
  test.each([
    ['The hoist shall stop within one step.', 'REQUIREMENT', 'shall'],
    ['The guard must not open while the tool turns.', 'REQUIREMENT', 'must not'],
    ['Die Bremse muss die Last halten.', 'REQUIREMENT', 'muss'],
    ['Die Schutztür darf nicht geöffnet werden.', 'REQUIREMENT', 'darf nicht'],
    ['The operator may be crushed between arm and frame.', 'HAZARD', 'crushed'],
    ['Zwischen Arm und Rahmen besteht Quetschgefahr für Personen.', 'HAZARD', 'Quetschgefahr'],
    ['We assume that operators are trained once a year.', 'ASSUMPTION', 'We assume'],
    ['Es wird angenommen, dass nur Fachpersonal die Halle betritt.', 'ASSUMPTION', 'Es wird angenommen'],
    ['The vehicle drives 2.5 m/s in the yard.', 'FIGURE', '2.5 m/s'],
    ['Die Steigung beträgt max. 40 % im Hof.', 'FIGURE', 'max. 40 %'],
    ['The area is open for 12,5 h on a working day.', 'FIGURE', '12,5 h'],
  ])('%s', (sentence, finding, cue) => {
    expect(findingIn(sentence)).toEqual({ finding, cue });
  });
  test.each([
    'The arm has three joints and a gripper.',
    'Hazard analysis',
    'Is the operator crushed by the arm?',
    'The marshalling yard is in step 2 a place to wait.',
    'See version 2.5 of the firewall manual.',
  ])('is nothing of these: %s', sentence => {
    expect(findingIn(sentence)).toBeUndefined();
  });
  test('that takes a hazard for granted is an assumption, and one that demands against it a requirement', () => {
    expect(findingIn('It is assumed that nobody is injured by the arm.')?.finding).toBe('ASSUMPTION');
    expect(findingIn('The system shall prevent a collision with people.')?.finding).toBe('REQUIREMENT');
  });
});

describe('suggestions', () => {
  test('carry page, quotation, cue, reason and the record that they would become', () => {
    const { suggestions } = suggestionsIn(
      [
        page('The hoist shall hold the load at power failure.', 1),
        page('We assume that the yard is lit.', 2),
        page('The hook may crush a hand. It reaches 40 °C at most.', 3),
      ],
      [],
    );
    expect(suggestions).toMatchObject([
      {
        kind: 'FUNCTION',
        finding: 'REQUIREMENT',
        cue: 'shall',
        name: 'Hold the load at power failure',
        quotation: 'The hoist shall hold the load at power failure.',
        page: 1,
      },
      { kind: 'ASSUMPTION', finding: 'ASSUMPTION', name: 'We assume that the yard is lit.', page: 2 },
      { kind: 'HAZARD', finding: 'HAZARD', cue: 'crush', name: 'The hook may crush a hand.', page: 3 },
      {
        kind: 'ASSUMPTION',
        finding: 'FIGURE',
        cue: '40 °C',
        quotation: 'It reaches 40 °C at most.',
        page: 3,
      },
    ]);
    for (const { reason, cue } of suggestions) expect(reason).toContain(cue);
  });
  test('name functions by what they do; a sentence of another form stands for itself', () => {
    const names = suggestionsIn(
      [
        page(
          'The drive shall be able to reverse the belt. The door shall not open. Die Bremse muss halten, wenn der Strom fehlt.',
        ),
      ],
      [],
    ).suggestions.map(({ name }) => name);
    expect(names).toEqual([
      'Reverse the belt',
      'The door shall not open',
      'Die Bremse muss halten, wenn der Strom fehlt',
    ]);
  });
  test('say a sentence that stands on every page once', () => {
    const footer = 'This paper must not be copied.';
    const { suggestions } = suggestionsIn([page(footer, 1), page(footer, 2)], []);
    expect(suggestions).toMatchObject([{ page: 1 }]);
  });
  test('name records whose words the sentence has, the longest names first', () => {
    const records = [
      { uuid: 'lower', code: 'FN-001', name: 'Lower the load' },
      { uuid: 'load', code: 'FN-002', name: 'Load' },
      { uuid: 'crane', code: 'MC-001', name: 'Crane' },
      { uuid: 'crane-hoist', code: 'MC-002', name: 'Hoist of the crane' },
    ];
    const { suggestions } = suggestionsIn(
      [page('The hoist of the crane shall lower loads slowly.')],
      records,
    );
    expect(suggestions[0]?.recordUuids).toEqual(['crane-hoist', 'lower', 'crane']);
  });
  test('name records by their codes first, as they are, whatever the case', () => {
    const records = [
      { uuid: 'first', code: 'HZ-001', name: 'Unexpected start' },
      { uuid: 'tenth', code: 'HZ-0010', name: 'Noise of the fan' },
      { uuid: 'lamp', code: 'AS-003', name: 'Lamp' },
    ];
    const { suggestions } = suggestionsIn(
      [page('The lamp shall be lit, see hz-001 and X-HZ-0010.')],
      records,
    );
    expect(suggestions[0]?.recordUuids).toEqual(['first']);
  });
  test('are found where a language model has pointed, and say so', () => {
    const pointed = 'The hook swings freely above the path.';
    const { suggestions } = suggestionsIn(
      [page(`${pointed} The drum is painted in red.`)],
      [],
      new Map([[pointed, 'HAZARD']]),
    );
    expect(suggestions).toMatchObject([
      { kind: 'HAZARD', cue: '', name: 'The hook swings freely above the path.', quotation: pointed },
    ]);
    expect(suggestions[0]?.reason).toContain('language model');
  });
  test('leave to a model what is a sentence and no finding', () => {
    const text =
      'Braking\n\nThe hook shall hold. The hook swings freely above the path. Is the drum painted in red?';
    expect(unfoundIn([page(text), page('The hook swings freely above the path.', 2)])).toEqual([
      'The hook swings freely above the path.',
    ]);
  });
  test('end at as many as an analysis may have', () => {
    const text = Array.from({ length: MAX_SUGGESTIONS + 1 }, (_, at) => `Pump ${at} shall move some oil.`);
    const { suggestions, isCut } = suggestionsIn([page(text.join('\n\n'))], []);
    expect([suggestions.length, isCut]).toEqual([MAX_SUGGESTIONS, true]);
  });
});
