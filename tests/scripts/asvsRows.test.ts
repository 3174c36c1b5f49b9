import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** ASVS 5.0: the levels of each section's requirements in their order; 8.1 has 8.1.1 of level 1, 8.1.2 of level 2, … */
const LEVELS: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = readFileSync(join(ROOT, 'docs/security-asvs.md'), 'utf8');
const SECURITY = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const STATES = ['yes', 'not needed', 'no', 'operator'];

interface Row {
  id: string;
  level: string;
  state: string;
  proof: string;
}
const rows: Row[] = DOCUMENT.split('\n').flatMap(line => {
  const [, id = '', level = '', , state = '', proof = ''] = line.split('|').map(cell => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, state, proof }] : [];
});

const required = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) => (level < '3' ? [{ id: `${section}.${index + 1}`, level }] : [])),
);

/** Test files by their names; several may have one. */
const tests = new Map<string, string[]>();
for (const { parentPath, name } of readdirSync(join(ROOT, 'tests'), { recursive: true, withFileTypes: true }))
  if (/\.test\.tsx?$/.test(name))
    tests.set(name, [...(tests.get(name) ?? []), readFileSync(join(parentPath, name), 'utf8')]);

/** `file.test.ts` "title", or the file alone. */
const proofsOf = (text: string) =>
  [...text.matchAll(/`([\w-]+\.test\.tsx?)`(?: "([^"]+)")?/g)].map(([, file = '', title]) => ({
    file,
    title,
  }));

const missing = (text: string) =>
  proofsOf(text).flatMap(({ file, title }) => {
    const sources = tests.get(file) ?? [];
    if (sources.length === 0) return [file];
    return title && !sources.some(source => source.includes(title)) ? [`${file}: ${title}`] : [];
  });

describe('the rows of ASVS 5.0', () => {
  it('are 70 of level 1 and 183 of level 2, each once, in their order', () => {
    expect(required.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(required.filter(({ level }) => level === '2')).toHaveLength(183);
    expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(
      required.map(({ id, level }) => `${id} ${level}`),
    );
  });
  it('have a state and a reason', () => {
    for (const { id, state, proof } of rows) {
      expect(STATES, id).toContain(state);
      expect(proof.length, id).toBeGreaterThan(3);
    }
  });
  it('name tests that exist', () => {
    expect(rows.flatMap(({ id, proof }) => missing(proof).map(what => `${id} ${what}`))).toEqual([]);
    expect(missing(SECURITY)).toEqual([]);
    expect(proofsOf(DOCUMENT).length).toBeGreaterThan(150);
  });
  it('name sections of docs/security.md that exist', () => {
    const headings = [...SECURITY.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const [, anchor = ''] of DOCUMENT.matchAll(/\(security\.md#([\w-]+)\)/g))
      expect(headings).toContain(anchor);
  });
});
