import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const TABLES = `create table bench_hazards (id int primary key);
  create table bench_votes (hazard int, voter int, levels jsonb, primary key (hazard, voter));
  create table bench_trail (id bigserial primary key, before jsonb, after jsonb)`;

/**
 * What voting comes to without the product: a server that takes a vote as one transaction with the hazard's row held and a
 * trail row, and tells all open streams of a commit by NOTIFY.
 */
export class VotingFloor {
  readonly url: string;
  readonly #end: () => Promise<void>;

  private constructor(url: string, end: () => Promise<void>) {
    this.url = url;
    this.#end = end;
  }

  static async start(connectionString: string, connections: number): Promise<VotingFloor> {
    const pool = new pg.Pool({ connectionString, max: connections });
    await pool.query(TABLES);
    const streams = new Set<ServerResponse>();
    const listener = new pg.Client({ connectionString });
    await listener.connect();
    await listener.query('listen bench_voting');
    listener.on('notification', ({ payload }) => {
      for (const stream of streams) stream.write(`event: change\ndata: ${payload}\n\n`);
    });
    const server = createServer((request, response) => {
      if (request.method === 'GET') {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        streams.add(response);
        response.on('close', () => streams.delete(response));
        return;
      }
      const [, step = '', hazard = '0', voter = '0'] = (request.url ?? '').split('/');
      request.resume();
      void change(pool, step, Number(hazard), Number(voter)).then(() =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return new VotingFloor(`http://127.0.0.1:${port}`, async () => {
      server.closeAllConnections();
      server.close();
      await listener.end();
      await pool.query('drop table bench_hazards, bench_votes, bench_trail');
      await pool.end();
    });
  }

  end(): Promise<void> {
    return this.#end();
  }
}

async function change(pool: pg.Pool, step: string, hazard: number, voter: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into bench_hazards values ($1) on conflict do nothing', [hazard]);
    await client.query('select 1 from bench_hazards where id = $1 for no key update', [hazard]);
    if (step === 'vote')
      await client.query(
        `with v as (insert into bench_votes values ($1, $2, '{"severity": "S3"}') returning *)
         insert into bench_trail (after) select to_jsonb(v) from v`,
        [hazard, voter],
      );
    else
      await client.query(
        `with t as (insert into bench_trail (before, after) values ('{}', '{}') returning id)
         select pg_notify('bench_voting', json_build_object('uuid', $1::int, 'revision', 2)::text) from t`,
        [hazard],
      );
    await client.query('commit');
  } finally {
    client.release();
  }
}
