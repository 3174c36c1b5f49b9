import { buffer } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLightReport, makePlan, makeReport } from '../../../../server/modules/reports/index.ts';
import { DemoDesk } from '../../../../server/seed/demoDesk.ts';
import { addSafetyFunctions } from '../../../../server/seed/palletisingCellFunctions.ts';
import { docxParts, readReport, squeezed, wordAttribute, wordElements } from '../../../support/reportText.ts';
import { levels, VotingRoom } from '../../../support/voting.ts';

const PATIENT = { timeout: 120_000 };
const FORMATS = ['pdf', 'docx', 'html'];
const SECRET = 'Anton says the driver never brakes in time.';
const REVEALED = 'Everybody may read this reason now.';
const LONG = 'abcdefghij'.repeat(800);
const HOSTILE = [
  '<script>alert(1)</script>',
  ']]> & "quoted" \'single\' <w:p/>',
  '=HYPERLINK("http://evil.example","x")',
  '{1} {2} {{x}} <%= y %>',
  'ab\u202Edcba',
  'bell\u0007 rings',
];

let room: VotingRoom;
const projects: Record<string, string> = {};

beforeAll(async () => {
  room = await VotingRoom.open();
  const { rows } = await room.app.pool.query<{ uuid: string; style: string }>(
    'select uuid, style from projects',
  );
  for (const { uuid, style } of rows) projects[style] = uuid;
  room.project = projects.FUNCTION ?? '';
});
afterAll(() => room.app.close());

async function download(person: string, path: string, query: string) {
  const answer = await room.app.app.inject({
    method: 'GET',
    url: `/v1${path}?${query}`,
    headers: { authorization: `Bearer ${await room.app.tokenOf(room.app.userUuid(person))}` },
  });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}

const pathOf = (kind: string, project = room.project) => `/user-api/projects/${project}/${kind}`;

/** Makes a file as the worker does, without the start of a process for each: a route test below goes all the way. */
async function made(
  make: typeof makeReport,
  format: string,
  project = room.project,
  language: 'en' | 'de' = 'en',
) {
  const client = await room.app.pool.connect();
  try {
    const { dataFolder } = room.app.settings;
    const { content } = await make({
      database: client,
      dataFolder,
      projectUuid: project,
      format,
      language,
      report: () => {},
    });
    return await buffer(content as AsyncIterable<Buffer>);
  } finally {
    client.release();
  }
}

const textOf = async (
  make: typeof makeReport,
  format: string,
  project = room.project,
  language: 'en' | 'de' = 'en',
) => readReport(format, await made(make, format, project, language));

/** What the database has of a project, as the texts that a full report must contain. */
async function recordTexts(project: string): Promise<string[]> {
  const named = [
    'assumptions',
    'ceas',
    'documents',
    'exposure_situations',
    'functions',
    'hara_figures',
    'hazardous_events',
    'hazards',
    'human_tasks',
    'machine_hazards',
    'machines',
    'malfunctions',
    'misuses',
    'rrms',
    'safety_functions',
    'safety_targets',
    'solution_sets',
    'srems',
    'tasks',
  ];
  const texts: string[] = [];
  for (const table of named) {
    const { rows } = await room.app.pool.query<{ code: string; name: string; description: string }>(
      `select code, name, description from ${table} where project_uuid = $1`,
      [project],
    );
    for (const { code, name, description } of rows)
      texts.push(code, name, ...description.split('\n').map(line => line.replace(/^\s*[-*]\s+/, '')));
  }
  const more = await room.app.pool.query<{ text: string }>(
    `select r.value as text from hazard_evaluations e, jsonb_each_text(e.rationale) r where e.project_uuid = $1
     union all select note from hazard_rrm_evaluations where project_uuid = $1
     union all select unnest(array[item_purpose, item_boundary, item_interfaces, item_modes, legal_requirements]) from projects where uuid = $1
     union all select residual_risk_note from hazards where project_uuid = $1
     union all select standard_clause from hazards where project_uuid = $1
     union all select concat_ws(' ', u.first_name, u.last_name) from project_members m join users u on u.uuid = m.user_uuid where m.project_uuid = $1`,
    [project],
  );
  return [...texts, ...more.rows.map(({ text }) => text)].map(squeezed).filter(Boolean);
}

describe('the full report', () => {
  it.each(['FUNCTION', 'MACHINE'])(
    'has every record of the project in each format: %s',
    PATIENT,
    async style => {
      const project = projects[style] ?? '';
      const expected = await recordTexts(project);
      expect(expected.length).toBeGreaterThan(100);
      for (const format of FORMATS) {
        const { text } = await textOf(makeReport, format, project);
        expect(
          expected.filter(words => !text.includes(words)),
          format,
        ).toEqual([]);
        for (const chapter of [
          'Scope and item',
          'Method',
          'Team',
          'Voting record',
          'Open points',
          'Change history',
          'Appendix',
        ])
          expect(text).toContain(squeezed(chapter));
        // Neither marks of markdown nor names of tables that have no word.
        expect(text).not.toMatch(/\*\*|DocumentRevision|entity-/);
      }
    },
  );

  it(
    'tells of safety functions with what they have to reach, and of shares of an ASIL',
    PATIENT,
    async () => {
      const desk = new DemoDesk(room.app.pool, 'palletising-cell');
      await addSafetyFunctions(desk);
      const rowOf = async (project: string, code: string) => {
        const { window } = new JSDOM(String(await made(makeReport, 'html', project)));
        const rows = [...window.document.querySelectorAll('tr')];
        return rows
          .find(row => row.firstElementChild?.textContent?.trim() === code)
          ?.textContent?.replaceAll(/\s+/g, ' ');
      };
      // PLr d of HZ-001 in the file of the cell; PFHd and category as stated there.
      const row = await rowOf(projects.MACHINE ?? '', 'SF-001');
      for (const words of [
        'Locked access door',
        'PL d',
        'Category 3',
        '2.9E-7',
        'RRM-001',
        'HZ-001, HZ-003',
        'Verified',
      ])
        expect(row).toContain(words);

      const { rows } = await room.app.pool.query<{ uuid: string }>(
        `select uuid from safety_targets where project_uuid = $1 and code = 'ST-001'`,
        [room.project],
      );
      const send = async (items: object[]) => {
        const { body } = await room.app.call<{ data: { records: { uuid: string; code: string }[] } }>(
          'engineer',
          'POST',
          `/user-api/projects/${room.project}/srems/batch`,
          { body: { items } },
        );
        return body.data.records;
      };
      const [whole] = await send([
        { name: 'In time', safetyTargetUuids: [rows[0]?.uuid], independence: 'Two processors.' },
      ]);
      const [part] = await send([
        { name: 'Watchdog', parentUuid: whole?.uuid, decomposedLevel: 'B', allocatedTo: 'Second processor' },
      ]);
      // ST-001 is ASIL C (S3 E4 C2, ISO 26262-3:2018, table 4).
      const share = await rowOf(room.project, part?.code ?? '');
      for (const words of ['ASIL B(C)', `Part of ${whole?.code}, share B`, 'Second processor'])
        expect(share).toContain(words);
      expect(await rowOf(room.project, whole?.code ?? '')).toContain('Independence: Two processors.');
    },
  );

  it('tells zone, hazard, measures and what remains in one row', PATIENT, async () => {
    const { window } = new JSDOM(String(await made(makeReport, 'html', projects.MACHINE ?? '')));
    const table = [...window.document.querySelectorAll('table')].find(candidate =>
      ['Zone', 'Measures', 'What remains'].every(title =>
        [...candidate.querySelectorAll('th')].some(({ textContent }) => textContent === title),
      ),
    );
    const rows = [...(table?.querySelectorAll('tr') ?? [])].map(({ textContent }) => textContent ?? '');
    const row = rows.find(text => text.includes('HZ-003'));
    // Nine columns are read on a page that lies; what follows stands again.
    const page = table?.closest('section');
    expect([page?.className, page?.nextElementSibling?.className]).toEqual(['wide', 'break']);
    expect(page?.querySelector('#s-residual')).not.toBeNull();
    for (const words of [
      'Infeed conveyor',
      'Hand pulled into the roller gap',
      'RRM-006 Close the gap by design',
      'RRM-007 Fixed guard',
      'Pinching of a finger at the belt edge below 150 N remains.',
      'ISO 13854:2017',
    ])
      expect(row).toContain(words);
    // HZ-001 and HZ-002 are in the same zone and stand together.
    expect(rows.findIndex(text => text.includes('HZ-002'))).toBe(
      rows.findIndex(text => text.includes('HZ-001')) + 1,
    );
  });

  it('says what the source of a hazard calls it and which level it stated', PATIENT, async () => {
    const { rows } = await room.app.pool.query<{ code: string }>(
      `update hazards set external_id = 'G-7', published_rating = 'ASIL C', published_final_rating = 'QM'
       where uuid = (select uuid from hazards where project_uuid = $1 order by code limit 1) returning code`,
      [room.project],
    );
    const { window } = new JSDOM(String(await made(makeReport, 'html', room.project)));
    const title = [...window.document.querySelectorAll('h3')].find(({ textContent }) =>
      textContent?.startsWith(rows[0]?.code ?? '-'),
    );
    const facts = [...(title?.parentElement?.querySelectorAll('table.facts tr') ?? [])].map(row =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Published level', 'ASIL C'],
        ['Published level, final', 'QM'],
        ['ID of the source', 'G-7'],
      ]),
    );
  });

  it('shows what was written in markdown as marks wherever it stands', PATIENT, async () => {
    const { rowCount } = await room.app.pool.query(
      `update safety_targets set safe_state = '**Bolt** drawn', warning_concept = 'Lamp, then **stop**', degradation_concept = '- Slowly home'
       where project_uuid = $1 and code = 'ST-001'`,
      [room.project],
    );
    expect(rowCount).toBe(1);
    const { window } = new JSDOM(String(await made(makeReport, 'html', room.project)));
    const row = [...window.document.querySelectorAll('tr')].find(({ textContent }) =>
      textContent?.startsWith('ST-001'),
    );
    expect([...(row?.querySelectorAll('strong') ?? [])].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Bolt', 'stop']),
    );
    const lines = [...(row?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    expect(lines).toEqual(
      expect.arrayContaining(['Warning: Lamp, then stop', 'Degradation:', '•Slowly home']),
    );
  });

  it(
    'tells the factors of avoidance, and which hazards a measure brings, on both cards',
    PATIENT,
    async () => {
      const project = projects.MACHINE ?? '';
      const { pool } = room.app;
      await pool.query(
        `update hazard_evaluations e set avoidance_factors = '{"speed": "HARDER", "escape": "EASIER"}' from hazards h, risk_rating_sets s
       where h.uuid = e.hazard_uuid and s.uuid = e.risk_rating_set_uuid and h.project_uuid = $1 and h.code = 'HZ-003'
         and s.code = 'ISO13849-1' and e.stage = 'INITIAL'`,
        [project],
      );
      await pool.query(
        `insert into hazard_rrm_new_hazards (project_uuid, hazard_rrm_uuid, hazard_uuid) select $1, u.uuid, b.uuid from hazard_rrms u
       join rrms r on r.uuid = u.rrm_uuid and r.code = 'RRM-007' join hazards b on b.project_uuid = $1 and b.code = 'HZ-008'
       where u.project_uuid = $1`,
        [project],
      );
      const { window } = new JSDOM(String(await made(makeReport, 'html', project)));
      const rows = [...window.document.querySelectorAll('tr')].map(({ textContent }) => textContent ?? '');
      expect(
        rows.find(text => text.includes('How fast does the hazardous event come about? Harder')),
      ).toContain('Is there room and a way to get away? Easier');
      expect(rows.some(text => /RRM-007 Fixed guard.*HZ-008 Long stay near suction/s.test(text))).toBe(true);
      expect(rows.find(text => text.startsWith('Comes of the measure'))).toBe(
        'Comes of the measureRRM-007 Fixed guard – HZ-003 Hand pulled into the roller gap',
      );
      await pool.query('delete from hazard_rrm_new_hazards');
      await pool.query(`update hazard_evaluations set avoidance_factors = '{}'`);
    },
  );

  it('speaks German where it is asked to', PATIENT, async () => {
    for (const format of FORMATS) {
      const { text } = await textOf(makeReport, format, room.project, 'de');
      expect(text).toContain('GefährdungsanalyseundRisikobeurteilung');
      expect(text).toContain('ENTWURF');
      expect(text).not.toContain('DRAFT');
      // ISO 26262-3 (DIN ISO 26262-3): what the product brings along is said in German too.
      expect(text).toContain('Beherrschbarkeit(C)');
      expect(text).not.toContain('Controllability');
    }
  });

  it('is a DOCX whose links lead somewhere and that loads nothing', PATIENT, async () => {
    const { content, headers } = await download('lead', pathOf('report'), 'format=docx');
    expect(headers['content-type']).toContain('wordprocessingml.document');
    expect(headers['content-disposition']).toContain('.docx');
    const parts = docxParts(content);
    const body = parts.get('word/document.xml');
    const names = wordElements(body, 'bookmarkStart').map(one => wordAttribute(one, 'name'));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter(name => !/^[A-Za-z]\w{0,39}$/.test(name ?? ''))).toEqual([]);
    const ids = wordElements(body, 'bookmarkStart').map(one => wordAttribute(one, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    const links = wordElements(body, 'hyperlink').map(one => wordAttribute(one, 'anchor'));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(name => !names.includes(name))).toEqual([]);
    const fields = wordElements(body, 'instrText').map(one => one.textContent?.trim() ?? '');
    expect(fields.filter(field => !/^(TOC \\o "1-2" \\h \\z \\u|PAGEREF \w+ \\h)$/.test(field))).toEqual([]);
    // Every cell ends with a paragraph, every row has as many cells as the table has columns.
    for (const table of wordElements(body, 'tbl')) {
      const columns =
        wordElements(table.ownerDocument, 'tbl') && table.getElementsByTagName('w:gridCol').length;
      for (const row of table.getElementsByTagName('w:tr'))
        expect(row.getElementsByTagName('w:tc')).toHaveLength(columns);
    }
    for (const cell of wordElements(body, 'tc')) expect(cell.lastElementChild?.localName).toBe('p');
    for (const [name, part] of parts)
      if (name.endsWith('.rels'))
        for (const relation of part.getElementsByTagName('Relationship'))
          expect(relation.getAttribute('TargetMode')).toBeNull();
  });

  it('is an HTML file whose links lead somewhere and that loads and runs nothing', PATIENT, async () => {
    const content = await made(makeReport, 'html');
    const { document } = new JSDOM(content.toString('utf8')).window;
    expect(
      document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
    ).toContain("default-src 'none'");
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '');
    expect(links.filter(link => !ids.includes(link.slice(1)))).toEqual([]);
  });
});

it('takes whatever people typed as text, and all of it', PATIENT, async () => {
  for (const [index, name] of HOSTILE.entries()) {
    const uuid = await room.newHazard({ name: 'Hostile' });
    await room.app.pool.query('update hazards set name = $2, description = $3 where uuid = $1', [
      uuid,
      name,
      index === 0 ? LONG : name,
    ]);
  }
  for (const format of FORMATS) {
    const content = await made(makeReport, format);
    const { text } = await readReport(format, content);
    for (const name of HOSTILE)
      expect(text, format).toContain(
        squeezed(name).replace('\u202E', '[U+202E]').replace('\u0007', '[U+0007]'),
      );
    // In a PDF head and foot of a page stand between its pieces.
    expect(text.split('abcdefghij').length - 1, format).toBeGreaterThanOrEqual(format === 'pdf' ? 795 : 800);
    if (format === 'html') {
      const { document } = new JSDOM(content.toString('utf8')).window;
      expect(document.querySelectorAll('script, iframe, object, form')).toHaveLength(0);
    }
    if (format === 'pdf') expect(content.toString('latin1')).not.toMatch(/\/(JavaScript|JS|URI|Launch)\b/);
  }
});

it('tells no vote before it is revealed, nor lets it be guessed; afterwards it does', PATIENT, async () => {
  const hazard = await room.newHazard({ name: 'Vehicle rolls away' });
  const event = await room.round(hazard, ['engineer', 'voter', 'approver']);
  const votes = { engineer: 'S1 E2 C1', voter: 'S3 E4 C3', approver: 'S2 E3 C2' };
  await room.castAll(hazard, votes, { rationale: SECRET });
  await room.comment('voter', event.uuid, SECRET);
  const makers = [makeReport, makeLightReport, makePlan];
  const all = async () => {
    const files: Buffer[] = [];
    for (const make of makers) for (const format of FORMATS) files.push(await made(make, format));
    return files;
  };
  const before = await all();
  for (const [index, content] of before.entries())
    expect((await readReport(FORMATS[index % 3] ?? '', content)).text).not.toContain(squeezed(SECRET));
  const vote = await room.voteOf('voter', hazard);
  const changed = await room.change('voter', vote, {
    ...levels('S1 E4 C3'),
    rationale: REVEALED,
    comment: REVEALED,
  });
  expect(changed.status).toBe(200);
  // Byte for byte the same: nobody can tell that a vote was changed.
  expect((await all()).map((content, index) => content.equals(before[index] ?? Buffer.alloc(0)))).toEqual(
    before.map(() => true),
  );
  expect((await room.step(event.uuid, 'REVEAL')).status).toBe(200);
  for (const format of FORMATS) {
    const { text } = await textOf(makeReport, format);
    expect(text, format).toContain(squeezed(SECRET));
    expect(text, format).toContain(squeezed(REVEALED));
  }
});

it('a plan has its sections, as a document and as a workbook', PATIENT, async () => {
  const sections = [
    'Scope and item',
    'Standards and tailoring',
    'Roles and competence',
    'Lifecycle activities and schedule',
    'Work products',
    'Confirmation measures and independence',
    'Supplier interface',
    'Tool confidence',
    'Change and configuration management',
    'assessment',
    'Approval',
  ];
  for (const format of FORMATS) {
    const { text } = await textOf(makePlan, format);
    expect(
      sections.filter(section => !text.includes(squeezed(section))),
      format,
    ).toEqual([]);
  }
  const { status, content } = await download(
    'viewer',
    pathOf('functional-safety-management-plan-x'),
    'language=de',
  );
  expect(status).toBe(200);
  expect(content.subarray(0, 2).toString()).toBe('PK');
  const plan = await download('viewer', pathOf('functional-safety-management-plan'), 'format=docx');
  expect(plan.status).toBe(200);
  expect((await readReport('docx', plan.content)).text).toContain(squeezed('Tool confidence'));
});

it('serves whoever may read the project', PATIENT, async () => {
  const { status, headers, content } = await download('viewer', pathOf('light'), 'format=pdf');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect((await readReport('pdf', content)).pages).toBeGreaterThan(3);
});

it('nobody gets a report of a project that they may not read', PATIENT, async () => {
  for (const kind of [
    'report',
    'light',
    'functional-safety-management-plan',
    'functional-safety-management-plan-x',
  ])
    expect((await download('guest', pathOf(kind), '')).status).toBe(404);
});
