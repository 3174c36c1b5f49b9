import { describe, expect, it } from 'vitest';
import type { ProjectFunction } from '@/api/functions';
import type { Guideword } from '@/api/lookups';
import type { Malfunction } from '@/api/malfunctions';
import { problemOfWriting, readCellText, writeCellText } from '@/features/model/matrix/cellText';
import {
  columnCoverage,
  deviationOf,
  matrixGuidewords,
  matrixRows,
  nameOfCell,
  rowCoverage,
} from '@/features/model/matrix/matrix';

const guideword = (uuid: string, fields: Partial<Guideword> = {}) =>
  ({ uuid, name: uuid, template: '', isActive: true, appliesTo: 'FUNCTION', ...fields }) as Guideword;
const fn = (uuid: string, fields: Partial<ProjectFunction> = {}) =>
  ({ uuid, name: `Function ${uuid}`, status: 'DRAFT', ...fields }) as ProjectFunction;
const malfunction = (fields: Partial<Malfunction> = {}) =>
  ({
    uuid: 'm',
    name: 'Stuck',
    disposition: 'ANALYSE',
    dispositionReason: '',
    functionUuid: 'a',
    guidewordUuid: 'late',
    ...fields,
  }) as Malfunction;
const ruledOut = (dispositionReason: string) =>
  malfunction({ disposition: 'NOT_CREDIBLE', dispositionReason });

describe('what is written into a cell', () => {
  it.each([
    ['n', ''],
    ['N/A', ''],
    ['na', ''],
    ['n/a: one direction only', 'one direction only'],
    ['n - one direction only', 'one direction only'],
    ['n/a – one\ndirection', 'one\ndirection'],
  ])('%j does not apply', (text, reason) => {
    expect(readCellText(text)).toEqual({ kind: 'notApplicable', reason });
  });

  it.each([
    ['no braking', ['no braking']],
    ['N-channel stuck', ['N-channel stuck']],
    ['nothing: at all', ['nothing: at all']],
    ['too late\n\n too slow ', ['too late', 'too slow']],
  ])('%j is what goes wrong', (text, names) => {
    expect(readCellText(text)).toEqual({ kind: 'malfunctions', names });
  });

  it('is read again as it was written', () => {
    const two = [malfunction({ name: 'Too late' }), malfunction({ uuid: 'n', name: 'Too slow' })];
    expect(readCellText(writeCellText(two))).toEqual({
      kind: 'malfunctions',
      names: ['Too late', 'Too slow'],
    });
    expect(readCellText(writeCellText([ruledOut('One\ndirection')]))).toEqual({
      kind: 'notApplicable',
      reason: 'One direction',
    });
    expect(readCellText(writeCellText([]))).toEqual({ kind: 'nothing' });
  });

  it('never deletes a malfunction nor decides about one that is to be analysed', () => {
    const [one, two] = [malfunction(), malfunction({ uuid: 'n' })];
    expect(problemOfWriting({ kind: 'nothing' }, [one], 200)).toEqual({ kind: 'wouldDelete' });
    expect(problemOfWriting({ kind: 'malfunctions', names: ['x'] }, [one, two], 200)).toEqual({
      kind: 'wouldDelete',
    });
    expect(problemOfWriting({ kind: 'notApplicable', reason: 'x' }, [one], 200)).toEqual({
      kind: 'hasMalfunction',
    });
    expect(problemOfWriting({ kind: 'notApplicable', reason: 'x' }, [ruledOut('y')], 200)).toBeUndefined();
    expect(problemOfWriting({ kind: 'malfunctions', names: ['a', 'b'] }, [one], 200)).toBeUndefined();
    expect(problemOfWriting({ kind: 'malfunctions', names: ['x'.repeat(201)] }, [], 200)).toEqual({
      kind: 'tooLong',
      length: 201,
    });
  });
});

describe('the matrix', () => {
  const functions = [fn('a'), fn('b'), fn('c', { status: 'OUT_OF_SCOPE' })];
  const held = [
    malfunction(),
    malfunction({ uuid: 'n', functionUuid: 'b', guidewordUuid: 'early', disposition: 'NOT_CREDIBLE' }),
    malfunction({ uuid: 'o', guidewordUuid: null }),
    malfunction({ uuid: 'p' }),
  ];
  const rows = matrixRows(functions, held);

  it('leaves out what is out of scope, and malfunctions without a guideword', () => {
    expect(rows.map(({ uuid, cells }) => [uuid, [...cells.keys()]])).toEqual([
      ['a', ['late']],
      ['b', ['early']],
    ]);
    expect(rows[0]?.cells.get('late')).toHaveLength(2);
  });

  it('counts a cell that does not apply as decided', () => {
    const guidewords = [guideword('late'), guideword('early'), guideword('more')];
    expect(rows.map(row => rowCoverage(row, guidewords))).toEqual([
      { decided: 1, all: 3 },
      { decided: 1, all: 3 },
    ]);
    expect(columnCoverage(rows, 'late')).toEqual({ decided: 1, all: 2 });
    expect(columnCoverage(rows, 'more')).toEqual({ decided: 0, all: 2 });
  });

  it('shows the first eleven guidewords for functions, and every other one that is used', () => {
    const offered = [
      guideword('task', { appliesTo: 'TASK' }),
      ...Array.from({ length: 12 }, (_, index) => guideword(`g${index}`)),
      guideword('early'),
      guideword('late', { isActive: false }),
    ];
    const names = (showsAll: boolean) => matrixGuidewords(offered, rows, showsAll).map(({ uuid }) => uuid);
    expect(names(false)).toEqual([...Array.from({ length: 11 }, (_, index) => `g${index}`), 'early', 'late']);
    expect(names(true)).toEqual([...Array.from({ length: 12 }, (_, index) => `g${index}`), 'early', 'late']);
  });

  it('names what nobody has worded by the template, and leaves the name of the function out of the cell', () => {
    const [row] = rows;
    if (!row) throw new Error('no row');
    const name = nameOfCell(row, guideword('late', { template: '{function} starts too late' }));
    expect(name).toBe('Function a starts too late');
    expect(deviationOf(malfunction({ name }), 'Function a')).toBe('starts too late');
    expect(deviationOf(malfunction({ name: 'Function ab fails' }), 'Function a')).toBe('Function ab fails');
  });
});
