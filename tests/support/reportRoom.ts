import { buffer } from 'node:stream/consumers';
import type { makeReport } from '../../server/modules/reports/index.ts';
import { readReport } from './reportText.ts';
import { VotingRoom } from './voting.ts';

export const FORMATS = ['pdf', 'docx', 'html'];

type Make = typeof makeReport;

/** Reports of the demo projects, whose function-style one is voted on. */
export class ReportRoom {
  readonly voting: VotingRoom;
  /** A demo project of each style. */
  readonly projects: Readonly<Record<string, string>>;

  private constructor(voting: VotingRoom, projects: Record<string, string>) {
    this.voting = voting;
    this.projects = projects;
  }

  static async open(): Promise<ReportRoom> {
    const voting = await VotingRoom.open();
    const { rows } = await voting.app.pool.query<{ uuid: string; style: string }>(
      'select uuid, style from projects',
    );
    const projects = Object.fromEntries(rows.map(({ uuid, style }) => [style, uuid]));
    voting.project = projects.FUNCTION ?? '';
    return new ReportRoom(voting, projects);
  }

  close = () => this.voting.app.close();

  pathOf = (kind: string) => `/user-api/projects/${this.voting.project}/${kind}`;

  async download(person: string, path: string, query: string) {
    const { app } = this.voting;
    const answer = await app.app.inject({
      method: 'GET',
      url: `/v1${path}?${query}`,
      headers: { authorization: `Bearer ${await app.tokenOf(app.userUuid(person))}` },
    });
    return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
  }

  /** Makes a file as the worker does, without the start of a process for each: a download goes all the way. */
  async made(make: Make, format: string, project = this.voting.project, language: 'en' | 'de' = 'en') {
    const { app } = this.voting;
    const client = await app.pool.connect();
    try {
      const { content } = await make({
        database: client,
        dataFolder: app.settings.dataFolder,
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

  textOf = async (...[make, format, ...rest]: Parameters<ReportRoom['made']>) =>
    readReport(format, await this.made(make, format, ...rest));
}
