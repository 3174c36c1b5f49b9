import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestApp } from './app.ts';

export interface ChangeData {
  sequence: number;
  entity: string;
  uuid: string;
  revision: number | null;
  action: string;
  byUserUuid: string | null;
  clientId: string | null;
}

export interface Frame {
  /** `comment` for what is no event. */
  event: string;
  id?: string;
  data?: unknown;
}

export interface StreamOptions {
  token: string;
  projectUuid: string;
  lastEventId?: string | undefined;
  clientId?: string;
}

const listening = new WeakMap<object, Promise<string>>();

/** The address of a test platform over real HTTP: a stream cannot be injected. */
export async function listenOn({ app }: TestApp): Promise<string> {
  const known = listening.get(app);
  const started = known ?? app.listen({ port: 0, host: '127.0.0.1' });
  listening.set(app, started);
  await started;
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A stream of live events as a browser reads it. */
export class LiveStream {
  readonly frames: Frame[] = [];
  /** Whether the server has ended it. */
  isEnded = false;
  readonly ended: Promise<void>;
  readonly #abort = new AbortController();
  readonly #arrived = new EventTarget();
  #reading: PromiseWithResolvers<void> | undefined;

  private constructor(body: ReadableStream<Uint8Array>) {
    this.ended = this.#read(body);
  }

  /** @returns the stream when it has begun, or the status of the refusal */
  static async tryOpen(
    url: string,
    { token, projectUuid, lastEventId, clientId }: StreamOptions,
  ): Promise<{ status: number; stream?: LiveStream; headers: Headers }> {
    const response = await fetch(`${url}/v1/user-api/projects/${projectUuid}/events`, {
      headers: {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'br, gzip',
        ...(lastEventId && { 'last-event-id': lastEventId }),
        ...(clientId && { 'x-client-id': clientId }),
      },
    });
    const { status, body, headers } = response;
    if (status !== 200 || !body) {
      await body?.cancel();
      return { status, headers };
    }
    const stream = new LiveStream(body);
    // Presence begins every stream: from here on it misses nothing.
    await stream.until(frames => frames.some(({ event }) => event === 'presence'));
    return { status, stream, headers };
  }

  static async open(url: string, options: StreamOptions): Promise<LiveStream> {
    const { status, stream } = await LiveStream.tryOpen(url, options);
    if (!stream) throw new Error(`The stream was refused with ${status}`);
    return stream;
  }

  get changes(): ChangeData[] {
    return this.frames.flatMap(({ event, data }) => (event === 'change' ? [data as ChangeData] : []));
  }

  get lastEventId(): string | undefined {
    return this.frames.findLast(({ id }) => id !== undefined)?.id;
  }

  /** Waits until the frames are as wanted. */
  async until(isDone: (frames: Frame[]) => boolean): Promise<void> {
    while (!isDone(this.frames)) {
      if (this.isEnded) throw new Error(`The stream ended after ${JSON.stringify(this.frames)}`);
      await once(this.#arrived, 'frame');
    }
  }

  /** Waits for a change of a record. */
  async untilChanged(uuid: string): Promise<ChangeData> {
    await this.until(() => this.changes.some(change => change.uuid === uuid));
    return this.changes.find(change => change.uuid === uuid) as ChangeData;
  }

  /** Reads nothing any more, as a browser that is suspended. */
  pause(): void {
    this.#reading = Promise.withResolvers();
  }

  resume(): void {
    this.#reading?.resolve();
    this.#reading = undefined;
  }

  /** Drops what has arrived so far. */
  forget(): void {
    this.frames.length = 0;
  }

  async close(): Promise<void> {
    this.#abort.abort();
    this.resume();
    await this.ended;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    this.#abort.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
    let rest = '';
    try {
      for (;;) {
        await this.#reading?.promise;
        const { done, value } = await reader.read();
        if (done) break;
        const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.frames.push(frameOf(block));
        this.#arrived.dispatchEvent(new Event('frame'));
      }
    } catch {
      // A stream that is cut off ends as well.
    } finally {
      this.isEnded = true;
      this.#arrived.dispatchEvent(new Event('frame'));
    }
  }
}

function frameOf(block: string): Frame {
  const fields = Object.fromEntries(
    block.split('\n').map(line => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
  if (!fields.event) return { event: 'comment' };
  return {
    event: fields.event,
    ...(fields.id !== undefined && { id: fields.id }),
    data: JSON.parse(fields.data ?? 'null'),
  };
}
