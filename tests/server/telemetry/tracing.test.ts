import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../support/app.ts';

/** As OTLP has it in JSON (opentelemetry-proto, trace.proto); kind 2 is SERVER, 3 is CLIENT, status 2 is ERROR. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}
interface Sent {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

let collector: Server;
let endpoint: string;
let received: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push({ path: request.url, headers: request.headers, body: await text(request) });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => void collector.close());

/** Everything that a platform has sent when it is closed. */
async function sentBy(
  calls: (app: Awaited<ReturnType<typeof createTestApp>>) => Promise<unknown>,
  more = {},
) {
  received = [];
  const app = await createTestApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret',
    ...more,
  });
  await calls(app);
  await app.close();
  const resources = received.flatMap(({ body }) => (JSON.parse(body) as Sent).resourceSpans);
  return {
    resources,
    spans: resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}
const attributesOf = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('traces', () => {
  it('have a span for the request, within that of the proxy, and in it one for each statement', async () => {
    let requestId: unknown;
    let person = '';
    const { resources, spans } = await sentBy(async app => {
      person = app.userUuid('lead');
      const { rows } = await app.pool.query<{ uuid: string }>(
        `select uuid from projects where style = 'FUNCTION'`,
      );
      const project = rows[0]?.uuid;
      const { headers } = await app.call('lead', 'PATCH', `/user-api/projects/${project}`, {
        headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
        body: { nonsense: 'Words that belong to nobody else' },
      });
      await app.call('lead', 'GET', '/user-api/projects', {
        headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
        query: { search: 'Words that belong to nobody else' },
      });
      requestId = headers['x-request-id'];
    });
    expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { 'api-key': 'a secret' } });
    expect(attributesOf(resources[0]?.resource ?? { attributes: [] })['service.name']).toBe('badger');
    const requests = spans.filter(({ kind, traceId }) => kind === 2 && traceId === TRACE);
    expect(requests.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
      ['PATCH /v1/user-api/projects/:projectUuid', CALLER],
      ['GET /v1/user-api/projects', CALLER],
    ]);
    const [refused, listed] = requests.map(attributesOf);
    expect(refused).toMatchObject({
      'http.request.method': 'PATCH',
      'http.response.status_code': 400,
      'badger.operation': 'updateProject',
      'badger.request.id': requestId,
      'user.id': person,
    });
    expect(listed).toMatchObject({ 'http.response.status_code': 200, 'badger.operation': 'listProjects' });
    const statements = spans.filter(
      ({ kind, parentSpanId }) => kind === 3 && parentSpanId === requests[1]?.spanId,
    );
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(statement.traceId).toBe(TRACE);
    expect(attributesOf(statements.at(-1) as Span)).toMatchObject({ 'db.system.name': 'postgresql' });
    expect(JSON.stringify(received)).not.toContain('Words that belong');
  });

  it('are sent or not as the proxy decided, and of those begun here the share that is set', async () => {
    const { spans } = await sentBy(
      async app => {
        await app.call('lead', 'GET', '/user-api/users/me', {
          headers: { traceparent: `00-${TRACE}-${CALLER}-00` },
        });
        await app.call('lead', 'GET', '/user-api/users/me');
      },
      { OTEL_TRACES_SAMPLER_ARG: '0' },
    );
    expect(spans).toEqual([]);
  });

  it('are not sent where nobody asked for it', async () => {
    received = [];
    const app = await createTestApp();
    await app.call('lead', 'GET', '/user-api/users/me');
    await app.close();
    expect(received).toEqual([]);
  });

  it('hold nothing up where the collector is gone', async () => {
    const app = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    expect((await app.call('lead', 'GET', '/user-api/users/me')).status).toBe(200);
    await app.close();
  });
});
