import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { requireChromium } from '../../scripts/browsers.ts';
import { levelUuid } from '../../server/seed/ratingSets.ts';
import { ApiClient } from '../support/e2e/ApiClient.ts';
import { type Analysis, createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { signInAtProvider } from '../support/e2e/signInPage.ts';
import {
  findFreePort,
  removeServerFolder,
  type ServerProcess,
  startServer,
} from '../support/serverProcess.ts';
import { LEVELS } from './plan.ts';

const PERSON = 'lead';
const SET = 'ISO26262-3-2018';
/** Less than half of an access token's life. */
const SESSION_MS = 3 * 60_000;

interface StoredHazard {
  code: string;
  name: string;
  description: string;
  exposureSituationUuid: string | null;
  hazardousEventUuid: string | null;
  evaluations: ({ stage: string } & Partial<Record<`${string}Uuid`, string | null>>)[];
}
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A whole product of its own, that may be killed, and a browser that uses it. */
export class ChaosWorld {
  readonly url: string;
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #port: number;
  #server: ServerProcess;
  #session: { state: Promise<Session>; at: number } | undefined;
  #api: { client: Promise<ApiClient>; at: number } | undefined;

  private constructor(browser: Browser, folder: string, port: number, server: ServerProcess) {
    this.#browser = browser;
    this.#folder = folder;
    this.#port = port;
    this.#server = server;
    this.url = server.url;
  }

  static async start(): Promise<ChaosWorld> {
    const folder = await mkdtemp(join(tmpdir(), 'badger-chaos-'));
    const port = await findFreePort();
    const { server } = await startServer({ port, folder, environment: environment() });
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      // Nobody watches (playwright.config.ts).
      args: ['--no-sandbox', '--disable-gpu'],
    });
    return new ChaosWorld(browser, folder, port, server);
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.end('SIGTERM');
    await removeServerFolder(this.#folder);
  }

  /** Ends the server process and starts it again on the same data and port. */
  async restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#server.end(signal);
    const options = { port: this.#port, folder: this.#folder, environment: environment() };
    this.#server = (await startServer(options)).server;
  }

  /** The provider's session was ended: the next browser signs in itself. */
  forgetSession(): void {
    this.#session = undefined;
  }

  /** A browser that is signed in. */
  async openContext(): Promise<BrowserContext> {
    const options = {
      baseURL: this.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce' as const,
    };
    // Whoever comes meanwhile waits for the same sign-in.
    if (!this.#session || Date.now() - this.#session.at > SESSION_MS)
      this.#session = { state: this.#signIn(options), at: Date.now() };
    return this.#browser.newContext({ ...options, storageState: await this.#session.state });
  }

  async #signIn(options: BrowserContextOptions): Promise<Session> {
    const context = await this.#browser.newContext(options);
    await signInAtProvider(await context.newPage(), PERSON);
    const state = await context.storageState();
    await context.close();
    return state;
  }

  async #client(): Promise<ApiClient> {
    if (!this.#api || Date.now() - this.#api.at > SESSION_MS)
      this.#api = { client: ApiClient.signIn(this.url, PERSON), at: Date.now() };
    return this.#api.client;
  }

  async createAnalysis(hazards: number): Promise<Analysis> {
    return createFunctionAnalysis(await this.#client(), hazards);
  }

  /** Every hazard of a project by its code, its fields by the names that the worksheet gives them. */
  async stored(projectUuid: string): Promise<Map<string, Record<string, string>>> {
    const api = await this.#client();
    const namesOf = async (area: string) =>
      new Map((await api.list(area, projectUuid)).map(({ uuid, name }) => [uuid, name]));
    const situations = await namesOf('exposure-situations');
    const events = await namesOf('hazardous-events');
    const hazards = (await api.list('hazards', projectUuid)) as unknown as StoredHazard[];
    return new Map(
      hazards.map(hazard => [
        hazard.code,
        {
          Title: hazard.name,
          Description: hazard.description,
          Situation: situations.get(hazard.exposureSituationUuid ?? '') ?? '',
          'Hazardous event': events.get(hazard.hazardousEventUuid ?? '') ?? '',
          ...levelsOf(hazard),
        },
      ]),
    );
  }
}

/** What the developer's own environment says about an installation must not reach this one. */
const environment = () => ({
  DATABASE_URL: '',
  PUBLIC_URL: '',
  HOST: '',
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: '',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000',
});

function levelsOf({ evaluations }: StoredHazard): Record<string, string> {
  const initial = evaluations.find(({ stage }) => stage === 'INITIAL');
  return Object.fromEntries(
    Object.entries(LEVELS).map(([field, parameter]) => {
      const uuid = initial?.[`${parameter}Uuid`];
      const code = ['0', '1', '2', '3', '4']
        .map(digit => `${field}${digit}`)
        .find(level => levelUuid(SET, parameter, level) === uuid);
      return [field, code ?? ''];
    }),
  );
}
