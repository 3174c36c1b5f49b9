import { expect, test } from 'vitest';
import { mergeEvaluation } from '../../../domain/evaluations/mergeEvaluation.ts';

const stored = {
  severityUuid: 's',
  exposureUuid: 'e',
  rationale: { severity: 'Crushed.', exposure: 'Daily.' },
};
const levels = { severityUuid: 's', exposureUuid: 'e', probabilityUuid: null, avoidabilityUuid: null };

test.each([
  ['what a change leaves out stays', {}, {}, {}],
  ['a level is replaced', { severityUuid: 't' }, { severityUuid: 't' }, {}],
  ['null clears a level', { exposureUuid: null }, { exposureUuid: null }, {}],
  ['a level that was not chosen is added', { probabilityUuid: 'p' }, { probabilityUuid: 'p' }, {}],
  ['a reason is replaced, the others stay', { rationale: { severity: 'Cut.' } }, {}, { severity: 'Cut.' }],
])('%s', (_title, change, changed, reasons) => {
  expect(mergeEvaluation(stored, change)).toEqual({
    levels: { ...levels, ...changed },
    rationale: { ...stored.rationale, ...reasons },
  });
});

test('an empty text removes a reason', () => {
  expect(mergeEvaluation(stored, { rationale: { severity: '' } }).rationale).toEqual({ exposure: 'Daily.' });
});

test('the first level of a hazard starts from nothing', () => {
  expect(mergeEvaluation({ rationale: null }, { severityUuid: 's' })).toEqual({
    levels: { severityUuid: 's', exposureUuid: null, probabilityUuid: null, avoidabilityUuid: null },
    rationale: {},
  });
});
