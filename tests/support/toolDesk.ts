import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { type Answer, createTestApp, type TestApp } from './app.ts';

export interface Connection {
  uuid: string;
  secret: string;
  state: string;
  revision: number;
}
export interface Failure {
  code: string;
  message: string;
  fields: { path: string }[];
  current?: { revision: number };
}

/** RFC 2104 by the platform's own crypto, not by the product's rule. */
export const sign = (secret: string, timestamp: string, body: string) =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Uuid of the demo project that tools are connected to. */
export async function toolProject(app: TestApp): Promise<string> {
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  return rows[0]?.uuid ?? '';
}

/** A platform that may call the machine it runs on, and a tool there that keeps what it is sent. */
export class ToolDesk {
  readonly app: TestApp;
  readonly project: string;
  readonly toolUrl: string;
  /** What the tool was sent. */
  calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  /** What it answers next; without any, that it is done. */
  answers: { status: number; body?: string; headers?: Record<string, string> }[] = [];
  private readonly tool: Server;
  private codes = 0;

  private constructor(app: TestApp, project: string, tool: Server) {
    this.app = app;
    this.project = project;
    this.tool = tool;
    this.toolUrl = `http://127.0.0.1:${(tool.address() as AddressInfo).port}/commands`;
    tool.on('request', async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      this.calls.push({ headers: request.headers, body });
      const answer = this.answers.shift() ?? { status: 200, body: '{"done":true}' };
      response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
    });
  }

  static async open(): Promise<ToolDesk> {
    const app = await createTestApp({ TOOL_ALLOW_PRIVATE: 'true' });
    const tool = createServer();
    await new Promise<void>(resolve => tool.listen(0, '127.0.0.1', resolve));
    return new ToolDesk(app, await toolProject(app), tool);
  }

  async close(): Promise<void> {
    await this.app.close();
    await new Promise(resolve => this.tool.close(resolve));
  }

  /** The tool forgets what it was sent and what it should answer. */
  forget(): void {
    this.calls = [];
    this.answers = [];
  }

  async connect(more: object = {}): Promise<Connection> {
    this.codes += 1;
    const { status, body } = await this.app.call<{ data: Connection } & Failure>(
      'lead',
      'POST',
      '/user-api/tool-connections',
      {
        body: {
          projectUuid: this.project,
          toolCode: `tool-${this.codes}`,
          name: 'Tool',
          commandUrl: this.toolUrl,
          remoteProjectRef: 'R-1',
          ...more,
        },
      },
    );
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data;
  }

  forward = (
    uuid: string,
    body: object,
    person = 'engineer',
  ): Promise<Answer<{ data: Record<string, unknown> } & Failure>> =>
    this.app.call(person, 'POST', `/user-api/tool-connections/${uuid}/command-forward`, { body });
}
