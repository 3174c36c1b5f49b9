import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLightReport, makePlan, makeReport } from '../../../../server/modules/reports/index.ts';
import { FORMATS, ReportRoom } from '../../../support/reportRoom.ts';
import { docxParts, readReport, squeezed, wordAttribute, wordElements } from '../../../support/reportText.ts';
import { levels } from '../../../support/voting.ts';

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

let reports: ReportRoom;

beforeAll(async () => {
  reports = await ReportRoom.open();
});
afterAll(() => reports.close());

describe('the full report', () => {
  it('is a DOCX whose links lead somewhere and that loads nothing', async () => {
    const { content, headers } = await reports.download('lead', reports.pathOf('report'), 'format=docx');
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

  it('is an HTML file whose links lead somewhere and that loads and runs nothing', async () => {
    const content = await reports.made(makeReport, 'html');
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

it('takes whatever people typed as text, and all of it', async () => {
  for (const [index, name] of HOSTILE.entries()) {
    const uuid = await reports.voting.newHazard({ name: 'Hostile' });
    await reports.voting.app.pool.query('update hazards set name = $2, description = $3 where uuid = $1', [
      uuid,
      name,
      index === 0 ? LONG : name,
    ]);
  }
  for (const format of FORMATS) {
    const content = await reports.made(makeReport, format);
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

it('tells no vote before it is revealed, nor lets it be guessed; afterwards it does', async () => {
  const hazard = await reports.voting.newHazard({ name: 'Vehicle rolls away' });
  const event = await reports.voting.round(hazard, ['engineer', 'voter', 'approver']);
  const votes = { engineer: 'S1 E2 C1', voter: 'S3 E4 C3', approver: 'S2 E3 C2' };
  await reports.voting.castAll(hazard, votes, { rationale: SECRET });
  await reports.voting.comment('voter', event.uuid, SECRET);
  const makers = [makeReport, makeLightReport, makePlan];
  const all = async () => {
    const files: Buffer[] = [];
    for (const make of makers) for (const format of FORMATS) files.push(await reports.made(make, format));
    return files;
  };
  const before = await all();
  for (const [index, content] of before.entries())
    expect((await readReport(FORMATS[index % 3] ?? '', content)).text).not.toContain(squeezed(SECRET));
  const vote = await reports.voting.voteOf('voter', hazard);
  const changed = await reports.voting.change('voter', vote, {
    ...levels('S1 E4 C3'),
    rationale: REVEALED,
    comment: REVEALED,
  });
  expect(changed.status).toBe(200);
  // Byte for byte the same: nobody can tell that a vote was changed.
  expect((await all()).map((content, index) => content.equals(before[index] ?? Buffer.alloc(0)))).toEqual(
    before.map(() => true),
  );
  expect((await reports.voting.step(event.uuid, 'REVEAL')).status).toBe(200);
  for (const format of FORMATS) {
    const { text } = await reports.textOf(makeReport, format);
    expect(text, format).toContain(squeezed(SECRET));
    expect(text, format).toContain(squeezed(REVEALED));
  }
});

it('a plan has its sections, as a document and as a workbook', async () => {
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
    const { text } = await reports.textOf(makePlan, format);
    expect(
      sections.filter(section => !text.includes(squeezed(section))),
      format,
    ).toEqual([]);
  }
  const { status, content } = await reports.download(
    'viewer',
    reports.pathOf('functional-safety-management-plan-x'),
    'language=de',
  );
  expect(status).toBe(200);
  expect(content.subarray(0, 2).toString()).toBe('PK');
  const plan = await reports.download(
    'viewer',
    reports.pathOf('functional-safety-management-plan'),
    'format=docx',
  );
  expect(plan.status).toBe(200);
  expect((await readReport('docx', plan.content)).text).toContain(squeezed('Tool confidence'));
});

it('serves whoever may read the project', async () => {
  const { status, headers, content } = await reports.download(
    'viewer',
    reports.pathOf('light'),
    'format=pdf',
  );
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect((await readReport('pdf', content)).pages).toBeGreaterThan(3);
});

it('nobody gets a report of a project that they may not read', async () => {
  for (const kind of [
    'report',
    'light',
    'functional-safety-management-plan',
    'functional-safety-management-plan-x',
  ])
    expect((await reports.download('guest', reports.pathOf(kind), '')).status).toBe(404);
});
