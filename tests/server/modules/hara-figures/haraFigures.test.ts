import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../../../server/storage/openStorage.ts';
import { sweepFiles } from '../../../../server/storage/storedFiles.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { operationOf, problemsOfAnswer } from '../../../support/contract.ts';
import { download, type FormPart, filePart, upload } from '../../../support/uploads.ts';

interface Figure {
  uuid: string;
  code: string;
  kind: string;
  name: string;
  mimeType: string;
  width: number;
  height: number;
  sizeBytes: number;
  hazardUuids: string[];
  machineUuids: string[];
  annotations: object[];
}
interface Answered {
  data: Figure;
  code: string;
  fields: { path: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
let app: TestApp;
let project: string;
let hazards: string[];
let foreignHazard: string;

const uuids = async (sql: string, values: unknown[] = []) =>
  (await app.pool.query<{ uuid: string }>(sql, values)).rows.map(({ uuid }) => uuid);

beforeAll(async () => {
  app = await createTestApp({ DATA_DIR: folder });
  project = (await uuids(`select uuid from projects where name ilike '%remote%'`))[0] ?? '';
  hazards = await uuids('select uuid from hazards where project_uuid = $1 order by code', [project]);
  foreignHazard =
    (await uuids('select uuid from hazards where project_uuid <> $1 limit 1', [project]))[0] ?? '';
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** A picture with the place where it was taken and the name of its author in it. */
const photo = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'Secret Author' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const send = (parts: FormPart[], person = 'engineer', kind = 'upload-image') =>
  upload<Answered>(app, person, `/user-api/projects/${project}/hara-figures/${kind}`, parts);
const sent = async (...parts: FormPart[]) => {
  const answer = await send(parts);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  expect(problemsOfAnswer(operationOf('uploadHaraFigureImage'), 201, answer.body)).toEqual([]);
  return answer.body.data;
};
const imageOf = (uuid: string, what = 'image') =>
  download(app, 'viewer', `/user-api/hara-figures/${uuid}/${what}`);

describe('a figure', () => {
  it('is re-encoded without metadata, upright, with a thumbnail of 320 pixels', async () => {
    const original = await photo();
    expect(original.includes('Secret Author')).toBe(true);
    const figure = await sent(filePart('site.jpg', original), { name: 'caption', value: 'The site' });
    // Turned by its orientation: 800 × 600 lies on its side.
    expect(figure).toMatchObject({
      code: 'FIG-001',
      kind: 'FIGURE',
      name: 'site',
      mimeType: 'image/jpeg',
      width: 600,
      height: 800,
      caption: 'The site',
    });
    const image = await imageOf(figure.uuid);
    expect(image.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(figure.sizeBytes),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(image.content.includes('Secret Author')).toBe(false);
    expect((await sharp(image.content).metadata()).exif).toBeUndefined();
    const thumbnail = await imageOf(figure.uuid, 'thumbnail');
    expect(await sharp(thumbnail.content).metadata()).toMatchObject({
      format: 'webp',
      width: 240,
      height: 320,
    });
    expect(await auditOf(app.pool, figure.uuid)).toMatchObject([
      { action: 'CREATE', entity: 'HaraFigure', projectUuid: project },
    ]);
    // Both files are in use.
    expect(await sweepFiles(app.pool, openStorage(app.settings), '0 seconds')).toBe(0);
    expect((await imageOf(figure.uuid)).status).toBe(200);
  });
  it('leaves behind what hung on it', async () => {
    const polyglot = Buffer.concat([
      await sharp(await photo(20, 10))
        .png()
        .toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const figure = await sent(filePart('photo.png', polyglot));
    expect((await imageOf(figure.uuid)).content.includes('alert')).toBe(false);
  });
  it('as SVG is kept as SVG, cleaned, with a thumbnail', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" onload="alert(1)"><script>alert(2)</script><rect width="640" height="400" fill="red"/></svg>';
    const figure = await sent(filePart('plan.svg', drawing));
    expect(figure).toMatchObject({ mimeType: 'image/svg+xml', width: 640, height: 400 });
    const { headers, content } = await imageOf(figure.uuid);
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(content.toString()).toContain('<rect');
    expect(content.toString()).not.toMatch(/alert|onload|script/);
    const { content: small } = await imageOf(figure.uuid, 'thumbnail');
    expect(await sharp(small).metadata()).toMatchObject({ width: 320, height: 200 });
  });
  it('of a layout is found by its kind', async () => {
    const { body } = await send(
      [filePart('yard.jpg', await photo(40, 30))],
      'lead',
      'upload-environment-layout',
    );
    expect(body.data.kind).toBe('ENVIRONMENT_LAYOUT');
    const list = await app.call<{ data: { results: Figure[] } }>('viewer', 'GET', '/user-api/hara-figures', {
      query: { projectUuid: project, kind: 'ENVIRONMENT_LAYOUT' },
    });
    expect(list.body.data.results.map(({ uuid }) => uuid)).toEqual([body.data.uuid]);
  });
});

describe('hazards and annotations of a figure', () => {
  const annotation = (more: object = {}) => ({
    shape: 'POINT',
    points: [{ x: 0.5, y: 0.25 }],
    label: 'Gate',
    hazardUuid: null,
    zoneUuid: null,
    machineUuid: null,
    ...more,
  });
  const annotations = (...items: object[]) => ({ name: 'annotations', value: JSON.stringify(items) });
  const small = async () => filePart('small.jpg', await photo(20, 20));

  it('are kept, found by hazard, and gone with the hazard', async () => {
    const [first = '', second = ''] = hazards;
    const figure = await sent(
      await small(),
      { name: 'hazardUuids', value: first },
      annotations(annotation({ hazardUuid: second })),
    );
    expect(figure.hazardUuids.sort()).toEqual([first, second].sort());
    expect(figure.annotations).toEqual([annotation({ hazardUuid: second })]);
    const list = await app.call<{ data: { results: Figure[] } }>('viewer', 'GET', '/user-api/hara-figures', {
      query: { hazardUuid: second },
    });
    expect(list.body.data.results.map(({ uuid }) => uuid)).toEqual([figure.uuid]);
    const { rows } = await app.pool.query(
      'select hazard_uuid from hazard_figures where hara_figure_uuid = $1',
      [figure.uuid],
    );
    expect(rows).toHaveLength(2);
  });
  it('change and go: the hazards tell it, the files are swept away', async () => {
    const [first = '', second = '', third = ''] = hazards;
    const figure = await sent(await small(), annotations(annotation({ hazardUuid: first })));
    const figuresOf = async (uuid: string) => {
      const { body } = await app.call<{ data: { figureUuids: string[] } }>(
        'viewer',
        'GET',
        `/user-api/hazards/${uuid}`,
      );
      return body.data.figureUuids.filter(other => other === figure.uuid).length;
    };
    const change = (body: object, person = 'engineer') =>
      app.call<Answered>(person, 'PATCH', `/user-api/hara-figures/${figure.uuid}`, { body });
    expect(await figuresOf(first)).toBe(1);
    const marked = await change({ revision: 1, caption: 'North', hazardUuids: [second] });
    expect(marked.status, JSON.stringify(marked.body)).toBe(200);
    // What is marked is shown, whatever else is said.
    expect(marked.body.data.hazardUuids.sort()).toEqual([first, second].sort());
    const moved = await change({ revision: 2, annotations: [annotation()], hazardUuids: [third] });
    expect(moved.body.data).toMatchObject({ hazardUuids: [third], annotations: [annotation()] });
    expect([await figuresOf(first), await figuresOf(second), await figuresOf(third)]).toEqual([0, 0, 1]);
    expect((await change({ revision: 2, caption: 'Late' })).status).toBe(409);
    expect((await change({ revision: 3, hazardUuids: [foreignHazard] })).status).toBe(422);
    expect((await change({ revision: 3, annotations: [annotation({ shape: 'POLYGON' })] })).status).toBe(422);
    expect((await change({ revision: 3, caption: 'No' }, 'viewer')).status).toBe(403);
    expect((await change({ revision: 3, caption: 'No' }, 'supplier')).status).toBe(404);

    await app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [third]);
    expect((await change({ revision: 3, hazardUuids: [] })).status).toBe(422);
    const remove = (person: string) => app.call(person, 'DELETE', `/user-api/hara-figures/${figure.uuid}`);
    expect((await remove('engineer')).status).toBe(422);
    await app.pool.query('update hazards set is_risk_frozen = false where uuid = $1', [third]);
    expect((await remove('viewer')).status).toBe(403);
    expect((await remove('engineer')).status).toBe(204);
    expect(await figuresOf(third)).toBe(0);
    expect((await imageOf(figure.uuid)).status).toBe(404);
    expect((await auditOf(app.pool, figure.uuid)).map(({ action }) => action)).toEqual([
      'CREATE',
      'UPDATE',
      'UPDATE',
      'DELETE',
    ]);
  });
  it('that are deleted leave marks without a name, in the one change that takes them out', async () => {
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into hazards (project_uuid, code, name, style, risk_rating_set_uuid) select project_uuid, 'HZ-900', 'Gone', style, risk_rating_set_uuid
       from hazards where uuid = $1 returning uuid`,
      [hazards[0]],
    );
    const gone = rows[0]?.uuid;
    const other = annotation({ hazardUuid: hazards[1] });
    const figure = await sent(await small(), annotations(annotation({ hazardUuid: gone }), other));
    expect(
      (await app.call('lead', 'DELETE', `/user-api/hazards/${gone}`, { query: { confirm: true } })).status,
    ).toBe(204);
    const { body } = await app.call<Answered>('viewer', 'GET', `/user-api/hara-figures/${figure.uuid}`);
    expect(body.data).toMatchObject({
      revision: 2,
      hazardUuids: [hazards[1]],
      annotations: [annotation(), other],
    });
    expect((await auditOf(app.pool, figure.uuid)).slice(1)).toMatchObject([
      {
        action: 'UPDATE',
        operationId: 'deleteHazard',
        before: {
          hazardUuids: expect.arrayContaining([gone]),
          annotations: [annotation({ hazardUuid: gone }), other],
        },
        after: { hazardUuids: [hazards[1]], annotations: [annotation(), other] },
      },
    ]);
  });
  it('name a zone or a machine as well, one for each mark, and are found by them', async () => {
    const [first = ''] = hazards;
    const [zone = ''] = await uuids('select uuid from zones where project_uuid is null limit 1');
    const made = await app.call<{ data: { records: { uuid: string }[] } }>(
      'lead',
      'POST',
      `/user-api/projects/${project}/machines/batch`,
      { body: { items: [{ name: 'Crane' }, { name: 'Winch' }] } },
    );
    const [crane = '', winch = ''] = made.body.data.records.map(({ uuid }) => uuid);
    const figure = await sent(
      await small(),
      { name: 'machineUuids', value: winch },
      annotations(annotation({ machineUuid: crane }), annotation({ zoneUuid: zone })),
    );
    expect(figure).toMatchObject({ hazardUuids: [], machineUuids: [crane, winch].sort() });
    expect(figure.annotations).toEqual([annotation({ machineUuid: crane }), annotation({ zoneUuid: zone })]);
    for (const query of [{ machineUuid: winch }, { zoneUuid: zone }]) {
      const { body } = await app.call<{ data: { results: Figure[] } }>(
        'viewer',
        'GET',
        '/user-api/hara-figures',
        {
          query: { projectUuid: project, ...query },
        },
      );
      expect(body.data.results.map(({ uuid }) => uuid)).toEqual([figure.uuid]);
    }
    const change = (body: object) =>
      app.call<Answered>('engineer', 'PATCH', `/user-api/hara-figures/${figure.uuid}`, { body });
    const both = await change({
      revision: 1,
      annotations: [annotation(), annotation({ hazardUuid: first, machineUuid: crane })],
    });
    expect([both.status, both.body.fields[0]?.path]).toEqual([422, 'annotations.1']);
    const [elsewhere = ''] = await uuids('select uuid from machines where project_uuid <> $1 limit 1', [
      project,
    ]);
    const foreign = await change({ revision: 1, annotations: [annotation({ machineUuid: elsewhere })] });
    expect(foreign.status).toBe(422);
    // Who leaves out what is new means none.
    const { zoneUuid: _zone, machineUuid: _machine, ...short } = annotation();
    expect(
      (await change({ revision: 1, annotations: [annotation({ machineUuid: crane }), short] })).body.data,
    ).toMatchObject({
      annotations: [annotation({ machineUuid: crane }), annotation()],
    });
    // A machine that goes leaves its mark behind.
    const gone = await app.call('lead', 'DELETE', `/user-api/machines/${crane}`, {
      query: { confirm: true },
    });
    expect(gone.status, JSON.stringify(gone.body)).toBe(204);
    const { body } = await app.call<Answered>('viewer', 'GET', `/user-api/hara-figures/${figure.uuid}`);
    expect(body.data).toMatchObject({ machineUuids: [winch], annotations: [annotation(), annotation()] });
  });
  it.each([
    ['of another project', () => [{ name: 'hazardUuids', value: foreignHazard }], 422],
    ['that are no uuids', () => [{ name: 'hazardUuids', value: 'x' }], 400],
    ['marked with the points of another shape', () => [annotations(annotation({ shape: 'POLYGON' }))], 422],
    ['marked outside of the picture', () => [annotations(annotation({ points: [{ x: 1.5, y: 0 }] }))], 400],
    ['marked in text that is no JSON', () => [{ name: 'annotations', value: '[{' }], 400],
  ])('%s are refused', async (_, parts, status) => {
    const before = await auditLength(app.pool);
    const answer = await send([await small(), ...parts()]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(await auditLength(app.pool)).toBe(before);
  });
});

describe('a file that is no picture', () => {
  const flood = () => {
    // A PNG that says 30,000 × 30,000 in its head and has next to nothing behind it.
    const head = Buffer.from(
      '89504e470d0a1a0a0000000d49484452000075300000753008020000000000000000000000',
      'hex',
    );
    return head;
  };
  it.each<[string, string, Buffer | string, number]>([
    ['a text', 'x.png', 'hello', 415],
    ['a page', 'x.html', '<!doctype html><svg/>', 415],
    ['a GIF', 'x.gif', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), 415],
    ['a PDF named as picture', 'x.jpg', '%PDF-1.7\n', 415],
    ['a broken picture', 'x.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422],
    ['a flood of pixels', 'x.png', flood(), 422],
    ['a broken drawing', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><rect>', 422],
    [
      'entities without end',
      'x.svg',
      '<!DOCTYPE s [<!ENTITY a "a">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
      422,
    ],
    [
      // Its library calls itself until the stack is used up: the process that draws ends, and no other.
      'a drawing that ends whoever draws it',
      'x.svg',
      `<svg xmlns="http://www.w3.org/2000/svg"><style>${':not('.repeat(5000)}a${')'.repeat(5000)}{fill:red}</style>${'<g class="a">'.repeat(500)}${'</g>'.repeat(500)}</svg>`,
      422,
    ],
    ['a page in an SVG file', 'x.svg', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 422],
    ['nothing', 'x.png', '', 400],
  ])('%s is refused and leaves no trace', async (_, name, content, status) => {
    const before = await auditLength(app.pool);
    const answer = await send([filePart(name, content, 'image/png')]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(await auditLength(app.pool)).toBe(before);
  });
  it('or more than 20 MB is refused', async () => {
    const answer = await send([filePart('x.png', Buffer.alloc(20 * 1024 * 1024 + 1))]);
    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('people', () => {
  it('outside of the project see nothing, and viewers cannot add', async () => {
    const { uuid } = await sent(filePart('small.jpg', await photo(10, 10)));
    for (const what of ['', '/image', '/thumbnail'])
      expect((await download(app, 'supplier', `/user-api/hara-figures/${uuid}${what}`)).status).toBe(404);
    expect((await send([filePart('x.jpg', await photo(10, 10))], 'viewer')).status).toBe(403);
  });
});
