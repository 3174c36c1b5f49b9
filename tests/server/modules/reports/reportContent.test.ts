import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReport } from '../../../../server/modules/reports/index.ts';
import { DemoDesk } from '../../../../server/seed/demoDesk.ts';
import { addSafetyFunctions } from '../../../../server/seed/palletisingCellFunctions.ts';
import { FORMATS, ReportRoom } from '../../../support/reportRoom.ts';
import { squeezed } from '../../../support/reportText.ts';

let reports: ReportRoom;

beforeAll(async () => {
  reports = await ReportRoom.open();
});
afterAll(() => reports.close());

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
    const { rows } = await reports.voting.app.pool.query<{ code: string; name: string; description: string }>(
      `select code, name, description from ${table} where project_uuid = $1`,
      [project],
    );
    for (const { code, name, description } of rows)
      texts.push(code, name, ...description.split('\n').map(line => line.replace(/^\s*[-*]\s+/, '')));
  }
  const more = await reports.voting.app.pool.query<{ text: string }>(
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
  it.each(['FUNCTION', 'MACHINE'])('has every record of the project in each format: %s', async style => {
    const project = reports.projects[style] ?? '';
    const expected = await recordTexts(project);
    expect(expected.length).toBeGreaterThan(100);
    for (const format of FORMATS) {
      const { text } = await reports.textOf(makeReport, format, project);
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
  });

  it('tells of safety functions with what they have to reach, and of shares of an ASIL', async () => {
    const desk = new DemoDesk(reports.voting.app.pool, 'palletising-cell');
    await addSafetyFunctions(desk);
    const rowOf = async (project: string, code: string) => {
      const { window } = new JSDOM(String(await reports.made(makeReport, 'html', project)));
      const rows = [...window.document.querySelectorAll('tr')];
      return rows
        .find(row => row.firstElementChild?.textContent?.trim() === code)
        ?.textContent?.replaceAll(/\s+/g, ' ');
    };
    // PLr d of HZ-001 in the file of the cell; PFHd and category as stated there.
    const row = await rowOf(reports.projects.MACHINE ?? '', 'SF-001');
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

    const { rows } = await reports.voting.app.pool.query<{ uuid: string }>(
      `select uuid from safety_targets where project_uuid = $1 and code = 'ST-001'`,
      [reports.voting.project],
    );
    const send = async (items: object[]) => {
      const { body } = await reports.voting.app.call<{
        data: { records: { uuid: string; code: string }[] };
      }>('engineer', 'POST', `/user-api/projects/${reports.voting.project}/srems/batch`, {
        body: { items },
      });
      return body.data.records;
    };
    const [whole] = await send([
      { name: 'In time', safetyTargetUuids: [rows[0]?.uuid], independence: 'Two processors.' },
    ]);
    const [part] = await send([
      { name: 'Watchdog', parentUuid: whole?.uuid, decomposedLevel: 'B', allocatedTo: 'Second processor' },
    ]);
    // ST-001 is ASIL C (S3 E4 C2, ISO 26262-3:2018, table 4).
    const share = await rowOf(reports.voting.project, part?.code ?? '');
    for (const words of ['ASIL B(C)', `Part of ${whole?.code}, share B`, 'Second processor'])
      expect(share).toContain(words);
    expect(await rowOf(reports.voting.project, whole?.code ?? '')).toContain('Independence: Two processors.');
  });

  it('tells zone, hazard, measures and what remains in one row', async () => {
    const { window } = new JSDOM(
      String(await reports.made(makeReport, 'html', reports.projects.MACHINE ?? '')),
    );
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

  it('says what the source of a hazard calls it and which level it stated', async () => {
    const { rows } = await reports.voting.app.pool.query<{ code: string }>(
      `update hazards set external_id = 'G-7', published_rating = 'ASIL C', published_final_rating = 'QM'
       where uuid = (select uuid from hazards where project_uuid = $1 order by code limit 1) returning code`,
      [reports.voting.project],
    );
    const { window } = new JSDOM(String(await reports.made(makeReport, 'html', reports.voting.project)));
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

  it('shows what was written in markdown as marks wherever it stands', async () => {
    const { rowCount } = await reports.voting.app.pool.query(
      `update safety_targets set safe_state = '**Bolt** drawn', warning_concept = 'Lamp, then **stop**', degradation_concept = '- Slowly home'
       where project_uuid = $1 and code = 'ST-001'`,
      [reports.voting.project],
    );
    expect(rowCount).toBe(1);
    const { window } = new JSDOM(String(await reports.made(makeReport, 'html', reports.voting.project)));
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

  it('tells the factors of avoidance, and which hazards a measure brings, on both cards', async () => {
    const project = reports.projects.MACHINE ?? '';
    const { pool } = reports.voting.app;
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
    const { window } = new JSDOM(String(await reports.made(makeReport, 'html', project)));
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
  });

  it('speaks German where it is asked to', async () => {
    for (const format of FORMATS) {
      const { text } = await reports.textOf(makeReport, format, reports.voting.project, 'de');
      expect(text).toContain('GefährdungsanalyseundRisikobeurteilung');
      expect(text).toContain('ENTWURF');
      expect(text).not.toContain('DRAFT');
      // ISO 26262-3 (DIN ISO 26262-3): what the product brings along is said in German too.
      expect(text).toContain('Beherrschbarkeit(C)');
      expect(text).not.toContain('Controllability');
    }
  });

  it.each([
    ['en', 'S0E0NoneNoneNoneNone', 'WithS0,E0orC0noASILisneeded.'],
    ['de', 'S0E0KeineKeineKeineKeine', 'MitS0,E0oderC0istkeinASILnötig.'],
  ] as const)('tells rules and levels in words, not in signs and codes: %s', async (language, row, rule) => {
    for (const format of FORMATS) {
      const { text } = await reports.textOf(makeReport, format, reports.voting.project, language);
      // ISO 26262-3, table 4: S0 and E0 ask for nothing, whatever C is.
      expect(text).toContain(row);
      expect(text).toContain(rule);
      expect(text).not.toContain('NONE');
    }
  });
});
