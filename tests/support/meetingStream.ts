import { LiveStream } from './liveStream.ts';

/** A participant's stream that breaks off and is opened again where it was, as a browser does. */
export class MeetingStream {
  breaks = 0;
  /** How often the server said that the participant has to read everything again. */
  resets = 0;
  readonly #url: string;
  readonly #token: string;
  readonly #projectUuid: string;
  readonly #rounds = new Set<string>();
  #stream: LiveStream;
  #lastEventId: string | undefined;

  private constructor(url: string, token: string, projectUuid: string, stream: LiveStream) {
    this.#url = url;
    this.#token = token;
    this.#projectUuid = projectUuid;
    this.#stream = stream;
  }

  static async open(url: string, token: string, projectUuid: string): Promise<MeetingStream> {
    const stream = await LiveStream.open(url, { token, projectUuid });
    return new MeetingStream(url, token, projectUuid, stream);
  }

  async breakOff(): Promise<void> {
    this.breaks += 1;
    await this.#stream.close();
    this.#keep();
    this.#stream = await LiveStream.open(this.#url, {
      token: this.#token,
      projectUuid: this.#projectUuid,
      lastEventId: this.#lastEventId,
    });
  }

  /** Forgets the rounds told of so far. */
  forget(): void {
    this.#keep();
    this.#rounds.clear();
  }

  /** Waits until all these rounds were told of. */
  async untilTold(rounds: readonly string[]): Promise<void> {
    await this.#stream.until(() => {
      this.#keep();
      return this.resets > 0 || rounds.every(uuid => this.#rounds.has(uuid));
    });
  }

  async close(): Promise<void> {
    await this.#stream.close();
  }

  #keep(): void {
    this.#lastEventId = this.#stream.lastEventId ?? this.#lastEventId;
    for (const { event, data } of this.#stream.frames) {
      if (event === 'reset') this.resets += 1;
      if (event === 'change') this.#rounds.add((data as { uuid: string }).uuid);
    }
    this.#stream.forget();
  }
}
