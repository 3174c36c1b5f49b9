import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReport, squeezed } from '../../../support/reportText.ts';
import { VotingRoom } from '../../../support/voting.ts';

const isInstalled = spawnSync('soffice', ['--version']).status === 0;
/** Files of a project that an office suite opens, with words that each of them has beside the codes of all hazards. */
const FILES: readonly { path: string; type: 'docx' | 'xlsx'; words: readonly string[] }[] = [
  { path: 'report?format=docx', type: 'docx', words: ['Scope and item', 'Voting record', 'Appendix'] },
  { path: 'report?format=docx&language=de', type: 'docx', words: ['Offene Punkte', 'Anhang'] },
  { path: 'light?format=docx', type: 'docx', words: ['Summary', 'Open points'] },
  { path: 'spreadsheet?format=xlsx', type: 'xlsx', words: ['Hazardous event'] },
];
/** Without hazards. */
const PLANS: typeof FILES = [
  {
    path: 'functional-safety-management-plan?format=docx',
    type: 'docx',
    words: ['Tool confidence', 'Approval'],
  },
  { path: 'functional-safety-management-plan-x', type: 'xlsx', words: ['Tool confidence', 'Approval'] },
];

/** `.ci/run` installs LibreOffice; elsewhere these wait until somebody has it. */
describe.runIf(isInstalled)('LibreOffice opens and prints', () => {
  let room: VotingRoom;
  let folder: string;
  /** Text of each file as LibreOffice printed it. */
  const printed = new Map<string, string>();
  const hazards = new Map<string, string[]>();

  beforeAll(async () => {
    room = await VotingRoom.open();
    folder = await mkdtemp(join(tmpdir(), 'badger-office-'));
    const { rows } = await room.app.pool.query<{ uuid: string; codes: string[] }>(
      `select p.uuid, array_agg(h.code) as codes from projects p join hazards h on h.project_uuid = p.uuid group by p.uuid`,
    );
    const token = await room.app.tokenOf(room.app.userUuid('lead'));
    const names: [key: string, name: string][] = [];
    for (const { uuid, codes } of rows) {
      hazards.set(uuid, codes);
      for (const [index, { path, type }] of [...FILES, ...PLANS].entries()) {
        const answer = await room.app.app.inject({
          url: `/v1/user-api/projects/${uuid}/${path}`,
          headers: { authorization: `Bearer ${token}` },
        });
        expect(answer.statusCode, `${path}: ${answer.statusCode === 200 ? '' : answer.body}`).toBe(200);
        const name = `${uuid}-${index}`;
        await writeFile(join(folder, `${name}.${type}`), answer.rawPayload);
        names.push([`${uuid} ${path}`, name]);
      }
    }
    const files = [...FILES, ...PLANS];
    await promisify(execFile)('soffice', [
      // A profile of its own: another LibreOffice that runs would take the job over.
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      ...names.map(([, name], index) => join(folder, `${name}.${files[index % files.length]?.type}`)),
    ]);
    for (const [key, name] of names) {
      const content = await readFile(join(folder, `${name}.pdf`)).catch(() => undefined);
      if (content) printed.set(key, (await readReport('pdf', content)).text);
    }
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await room?.app.close();
  });

  it.each(FILES)('$path, with every hazard', ({ path, words }) => {
    expect(hazards.size).toBeGreaterThan(1);
    for (const [uuid, codes] of hazards) {
      const text = printed.get(`${uuid} ${path}`) ?? '';
      expect(codes.filter(code => !text.includes(code))).toEqual([]);
      for (const word of words) expect(text).toContain(squeezed(word));
    }
  });

  it.each(PLANS)('$path, with its sections', ({ path, words }) => {
    for (const uuid of hazards.keys())
      for (const word of words) expect(printed.get(`${uuid} ${path}`)).toContain(squeezed(word));
  });
});
