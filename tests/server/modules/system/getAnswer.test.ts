import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../support/app.ts';

interface Answer {
  kind: string;
  topic: string | null;
  detail: string;
  count: number | null;
  answer: string;
  isModelText: boolean;
  sources: {
    projectUuid: string;
    projectName: string;
    entity: string;
    uuid: string;
    code: string;
    title: string;
    excerpt: string;
    page: number | null;
    revisionNumber: number | null;
  }[];
}

let app: TestApp;
let project: string;
beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  project = rows[0]?.uuid ?? '';
});
afterAll(() => app.close());

const ask = (question: string, person: Person = 'viewer', isOrganizationWide?: boolean) =>
  app.call<{ data: Answer; code: string }>(person, 'PUT', '/user-api/system/actions/get-answer', {
    body: { projectUuid: project, isOrganizationWide, question },
  });
const answerTo = async (question: string) => {
  const { status, body } = await ask(question);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const one = async <Row extends object>(sql: string, values: unknown[]) =>
  (await app.pool.query<Row>(sql, values)).rows[0] as Row;

/** A document of a project with the pages of an analysed revision. */
async function pagesOf(projectUuid: string, code: string, revisions: string[][]): Promise<string> {
  const document = await one<{ uuid: string }>(
    `insert into documents (project_uuid, code, name, kind) values ($1, $2, 'Winch manual', 'PROJECT') returning uuid`,
    [projectUuid, code],
  );
  const file = await one<{ uuid: string }>(
    'insert into stored_files (sha256, size_bytes) values ($1, 1) on conflict (sha256) do update set last_used_at = now() returning uuid',
    ['0'.repeat(64)],
  );
  for (const [at, pages] of revisions.entries()) {
    const revision = await one<{ uuid: string }>(
      `insert into document_revisions (project_uuid, document_uuid, number, file_name, mime_type, size_bytes, sha256, file_uuid)
       values ($1, $2, $3, 'manual.txt', 'text/plain', 1, '0', $4) returning uuid`,
      [projectUuid, document.uuid, at + 1, file.uuid],
    );
    for (const [place, text] of pages.entries())
      await app.pool.query(
        'insert into document_pages (project_uuid, document_revision_uuid, position, page, text) values ($1, $2, $3, $3, $4)',
        [projectUuid, revision.uuid, place + 1, text],
      );
  }
  return document.uuid;
}

it('quotes the page of a document, its newest analysed revision alone', async () => {
  const document = await pagesOf(project, 'DOC-901', [
    ['The zanzibar winch stops after nine seconds.'],
    ['A page of something else.', 'It is loud. The zanzibar winch stops after two seconds. It is red.'],
    [],
  ]);
  const { kind, sources, isModelText, answer } = await answerTo('When does the zanzibar winch stop?');
  expect({ kind, isModelText }).toEqual({ kind: 'QUOTATIONS', isModelText: false });
  expect(sources).toEqual([
    {
      projectUuid: project,
      projectName: expect.stringMatching(/remote/i),
      entity: 'Document',
      uuid: document,
      code: 'DOC-901',
      title: 'Winch manual',
      excerpt: 'The zanzibar winch stops after two seconds.',
      page: 2,
      revisionNumber: 2,
    },
  ]);
  expect(answer).toContain('“The zanzibar winch stops after two seconds.”');
});

it('finds records by the stems of either language', async () => {
  await app.pool.query(
    `insert into assumptions (project_uuid, code, name, text) values ($1, 'A-901', 'Quellwasser', 'Die Quellwasserleitungen werden monatlich gespült.')`,
    [project],
  );
  const { sources } = await answerTo('Was steht über die Quellwasserleitung und das Spülen?');
  expect(sources[0]).toMatchObject({
    entity: 'Assumption',
    code: 'A-901',
    excerpt: 'Die Quellwasserleitungen werden monatlich gespült.',
  });
});

it('says so when nothing was found', async () => {
  for (const question of ['What about the xylophone quartet?', 'the of and', '?!'])
    expect(await answerTo(question)).toMatchObject({ kind: 'NOTHING', count: null, sources: [] });
});

it('counts hazards by their ratings, and names the first of them', async () => {
  const { count } = await one<{ count: number }>(
    `select count(*)::int as count from hazards h where h.project_uuid = $1 and h.status_override is distinct from 'REJECTED' and h.duplicate_of_uuid is null
     and exists (select 1 from hazard_evaluations e join risk_ratings r on r.uuid = e.rating_uuid
       where e.hazard_uuid = h.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = h.risk_rating_set_uuid and r.target_category = 'ASIL' and r.target_level = 'B')`,
    [project],
  );
  expect(count).toBeGreaterThan(0);
  for (const question of ['How many hazards are ASIL B?', 'Welche Gefährdungen sind ASIL-B?']) {
    const answer = await answerTo(question);
    expect(answer).toMatchObject({ kind: 'COUNT', topic: 'HAZARDS_OF_RATING', detail: 'ASIL B', count });
    expect(answer.sources).toHaveLength(Math.min(count, 50));
  }
  expect((await answerTo('Which hazards are purple?')).kind).not.toBe('COUNT');
});

it.each([
  'Which hazards have no final rating?',
  'Which hazards have no rating?',
  'Which hazards have no measure?',
  'Which hazards have no safety goal?',
  'Which functions have no malfunction?',
  'open assumptions',
  'open checks',
  'How many hazards are there?',
])('every count is served: %s', async question => {
  const { kind, count, sources } = await answerTo(question);
  expect(kind).toBe('COUNT');
  expect(sources).toHaveLength(Math.min(count ?? -1, 50));
});

it('counts a hazard without a final rating', async () => {
  const before = (await answerTo('Which hazards have no final rating?')).count ?? 0;
  await app.pool.query(
    `insert into hazards (project_uuid, code, name, style, risk_rating_set_uuid)
     select project_uuid, 'HZ-9001', 'Not rated', style, risk_rating_set_uuid from hazards where project_uuid = $1 limit 1`,
    [project],
  );
  expect((await answerTo('Which hazards have no final rating?')).count).toBe(before + 1);
});

it('tells nobody of what they may not see', async () => {
  const other = await one<{ uuid: string }>('select uuid from projects where uuid <> $1 limit 1', [project]);
  await pagesOf(other.uuid, 'DOC-902', [['The timbuktu winch is secret.']]);
  expect(await answerTo('What about timbuktu?')).toMatchObject({ sources: [] });
  expect((await ask('What about the zanzibar winch?', 'supplier')).status).toBe(404);
  expect((await ask('What about the zanzibar winch?', 'guest')).status).toBe(404);
});

describe('of the whole organization', () => {
  const answered = async (question: string, person: Person) => {
    const { status, body } = await ask(question, person, true);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };

  it('each source says of which project it is, and only projects that the asker may read are looked at', async () => {
    const hidden = await one<{ uuid: string }>(
      `insert into projects (organization_uuid, name, style) select organization_uuid, 'Hidden crane', 'FUNCTION' from projects where uuid = $1 returning uuid`,
      [project],
    );
    const stranger = await one<{ uuid: string }>(
      `with made as (insert into organizations (name) values ('Strange harbour') returning uuid)
       insert into projects (organization_uuid, name, style) select uuid, 'Strange crane', 'FUNCTION' from made returning uuid`,
      [],
    );
    await pagesOf(project, 'DOC-903', [['The casablanca hook holds ten tonnes.']]);
    await pagesOf(hidden.uuid, 'DOC-904', [['The casablanca hook holds two tonnes.']]);
    await pagesOf(stranger.uuid, 'DOC-905', [['The casablanca hook holds six tonnes.']]);
    const question = 'What does the casablanca hook hold?';
    const codes = ({ sources }: Answer) => sources.map(({ code }) => code).sort();
    expect(codes(await answered(question, 'owner'))).toEqual(['DOC-903', 'DOC-904']);
    expect((await answered(question, 'owner')).sources).toContainEqual(
      expect.objectContaining({ projectUuid: hidden.uuid, projectName: 'Hidden crane', code: 'DOC-904' }),
    );
    expect((await answered(question, 'owner')).answer).toContain('DOC-904 Winch manual, Hidden crane');
    expect(codes(await answered(question, 'viewer'))).toEqual(['DOC-903']);
    expect((await ask(question, 'owner')).body.data.sources.map(({ code }) => code)).toEqual(['DOC-903']);
    expect((await ask(question, 'supplier', true)).status).toBe(404);
  });

  it('counts are those of its projects together', async () => {
    const { rows } = await app.pool.query<{ hazards: number; findings: number; project: string }>(
      `select p.uuid as project, (select count(*)::int from hazards h where h.project_uuid = p.uuid
         and h.status_override is distinct from 'REJECTED' and h.duplicate_of_uuid is null) as hazards
       from projects p where p.organization_uuid = (select organization_uuid from projects where uuid = $1)`,
      [project],
    );
    expect(rows.filter(({ hazards }) => hazards > 0).length).toBeGreaterThan(1);
    const { count, sources } = await answered('How many hazards are there?', 'owner');
    expect(count).toBe(rows.reduce((sum, { hazards }) => sum + hazards, 0));
    expect(sources).toHaveLength(Math.min(count ?? -1, 50));
    expect(new Set(sources.map(source => source.projectUuid)).size).toBeGreaterThan(1);
    let open = 0;
    for (const { project: projectUuid } of rows) {
      const { body } = await app.call<{ data: Answer }>(
        'owner',
        'PUT',
        '/user-api/system/actions/get-answer',
        { body: { projectUuid, question: 'open checks' } },
      );
      open += body.data.count ?? 0;
    }
    expect((await answered('open checks', 'owner')).count).toBe(open);
  });
});

it('does not look at votes and comments', async () => {
  const hazard = await one<{ uuid: string }>('select uuid from hazards where project_uuid = $1 limit 1', [
    project,
  ]);
  await app.pool.query(
    `insert into hazard_comments (project_uuid, hazard_uuid, text) values ($1, $2, 'The samarkand vote is severe.')`,
    [project, hazard.uuid],
  );
  expect(await answerTo('Who said samarkand?')).toMatchObject({ kind: 'NOTHING' });
});
