import { describe, expect, it } from 'vitest';
import type { SafetyTarget } from '@/api/lookups';
import type { Srem } from '@/api/srems';
import { planReqif } from '@/features/targets/reqif/planReqif';
import { ReqifRefusal } from '@/features/targets/reqif/readReqif';
import { readTable } from '@/features/targets/reqif/readTable';

const PROJECT = '0190b3c4-5d6e-7f80-9a1b-00000000000a';
const uuid = (number: number) => `0190b3c4-5d6e-7f80-9a1b-${String(number).padStart(12, '0')}`;
const known = (number: number, fields: object) =>
  ({
    uuid: uuid(number),
    name: 'Known',
    externalId: '',
    hazardUuids: [],
    safetyTargetUuids: [],
    parentUuid: null,
    ...fields,
  }) as unknown as SafetyTarget & Srem;

interface Sheets {
  [name: string]: readonly (readonly string[])[];
}
function plan(sheets: Sheets, there: { targets?: SafetyTarget[]; requirements?: Srem[] } = {}) {
  const context = {
    projectUuid: PROJECT,
    riskRatingSetUuid: uuid(900),
    hazards: [{ uuid: uuid(1), code: 'HZ-001' }],
    targets: there.targets ?? [],
    requirements: there.requirements ?? [],
  };
  const book = {
    notes: [],
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows, isHidden: false, mergedAreas: 0 })),
  };
  return planReqif(readTable(book, context), context);
}
const told = ({ rows }: ReturnType<typeof plan>) =>
  rows.map(({ foreignId, kind, result, reason, fields }) =>
    [foreignId, kind, result, reason, ...fields].filter(Boolean).join(' '),
  );

describe('a table of safety targets and requirements', () => {
  it('is read below its title, by German headers in any order, with what carries out what', () => {
    const made = plan({
      Ziele: [
        ['Sicherheitsziele des Projekts'],
        [],
        ['Sicherer Zustand', 'FTTI (ms)', 'Name', 'Externe ID', 'Gefährdungen', 'Status'],
        ['Bremse gelöst', '120', 'Kein ungewolltes Bremsen', 'SG-7', 'HZ-001; HZ-099', 'vereinbart'],
      ],
      Anforderungen: [
        ['Text', 'Art', 'Sicherheitsziele', 'Zugewiesen an', 'Teil von', 'Name'],
        ['Die Bremse muss lösen.', 'Anforderung', 'SG-7', 'Bremse', '', 'Lösen'],
        ['Das Ventil muss öffnen.', 'Externe Maßnahme', '', 'Ventil', 'Lösen', 'Öffnen'],
      ],
    });
    expect(told(made)).toEqual([
      'Ziele 4 · SG-7 target new',
      'Anforderungen 2 requirement new',
      'Anforderungen 3 requirement new',
    ]);
    const [target, whole, part] = made.added.map(({ record }) => record as SafetyTarget & Srem);
    expect(target).toMatchObject({
      name: 'Kein ungewolltes Bremsen',
      safeState: 'Bremse gelöst',
      fttiMs: 120,
      status: 'AGREED',
      externalId: 'SG-7',
      hazardUuids: [uuid(1)],
    });
    expect(whole).toMatchObject({ safetyTargetUuids: [target?.uuid], allocatedTo: 'Bremse', externalId: '' });
    expect(part).toMatchObject({ kind: 'EXTERNAL_MEASURE', parentUuid: whole?.uuid });
  });

  it('finds what is there by code, by the id of another tool, or by name, and changes only what differs', () => {
    const requirements = [
      known(5, { code: 'SREM-001', name: 'A', text: 'Old', allocatedTo: 'Brake' }),
      known(6, { code: 'SREM-002', name: 'B', text: 'Same', externalId: 'R-2' }),
      known(7, { code: 'SREM-003', name: 'C', text: 'Old' }),
    ];
    const made = plan(
      {
        Requirements: [
          ['Code', 'External ID', 'Name', 'Text', 'Allocated to'],
          ['srem-001', '', 'A', 'New', ''],
          ['', 'R-2', 'B', 'Same', ''],
          ['', '', 'c', 'New', ''],
          ['SREM-001', '', 'A', 'New', ''],
          ['X-9', '', 'D', 'Another tool’s', ''],
        ],
      },
      { requirements },
    );
    expect(told(made)).toEqual([
      'Requirements 2 requirement changed text',
      'Requirements 3 · R-2 requirement unchanged',
      'Requirements 4 requirement changed name text',
      'Requirements 5 requirement refused twice',
      'Requirements 6 · X-9 requirement new',
    ]);
    expect(made.edits.map(({ patch }) => patch)).toEqual([{ text: 'New' }, { name: 'c', text: 'New' }]);
    expect(made.added.map(({ record }) => (record as Srem).externalId)).toEqual(['X-9']);
  });

  it('links with targets that only the project has, and refuses a row that names nobody', () => {
    const targets = [known(8, { code: 'ST-001', name: 'No braking' })];
    const rows = (name: string) => ({
      Any: [
        ['Name', 'Text', 'Safety targets'],
        ['A', 'Shall', name],
      ],
    });
    for (const name of ['ST-001', 'no braking', 'No braking [ST-001]'])
      expect(plan(rows(name), { targets }).added[0]?.record).toMatchObject({ safetyTargetUuids: [uuid(8)] });
    expect(told(plan(rows('ST-002'), { targets }))).toEqual(['Any 2 requirement refused unknown ST-002']);
  });

  it('refuses a field by the contract, and leaves the rest', () => {
    const made = plan({
      'Safety targets': [
        ['Name', 'Safe state', 'FTTI (ms)'],
        ['A', 'Off', 'soon'],
        ['B', 'Off', '50'],
        ['', '', ''],
      ],
    });
    expect(told(made)).toEqual([
      'Safety targets 2 target refused field fttiMs',
      'Safety targets 3 target new',
    ]);
  });

  it('that has neither is refused by name', () => {
    const problemOf = () => {
      try {
        plan({
          Hazards: [
            ['Code', 'Severity', 'Function'],
            ['1', 'S3', 'Brake'],
          ],
        });
        return 'read';
      } catch (error) {
        return error instanceof ReqifRefusal ? error.problem : error;
      }
    };
    expect(problemOf()).toBe('no-table');
  });
});
