import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface KeepAliveAnswer {
  status: number;
  /** Empty unless the client keeps bodies. */
  body: string;
  bytes: number;
}

/** The connection ended before the answer was complete: nobody knows whether the request was carried out. */
export class ConnectionLostError extends Error {}

/**
 * One HTTP/1.1 connection for load: one request at a time, answers with a content-length, bodies counted and only
 * kept on demand. It costs a tenth of fetch, so that on a small machine the client is not what is measured.
 */
export class KeepAliveClient {
  readonly #socket: Socket;
  readonly #host: string;
  readonly #keepsBodies: boolean;
  #chunks: Buffer[] = [];
  #status = 0;
  #expected = -1;
  #received = 0;
  #resolve: ((answer: KeepAliveAnswer) => void) | undefined;
  #reject: ((error: Error) => void) | undefined;
  #lost = false;

  private constructor(socket: Socket, host: string, keepsBodies: boolean) {
    this.#socket = socket;
    this.#host = host;
    this.#keepsBodies = keepsBodies;
    socket.setNoDelay(true);
    socket.on('data', chunk => this.#take(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#lost = true;
      this.#reject?.(new ConnectionLostError('The connection ended'));
    });
  }

  /** @param address origin of the server, such as http://localhost:8080 */
  static async open(address: string, options: { keepsBodies?: boolean } = {}): Promise<KeepAliveClient> {
    const { hostname, port, host } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    return new KeepAliveClient(socket, host, options.keepsBodies ?? false);
  }

  /** @throws ConnectionLostError */
  request(method: string, path: string, token: string, body?: string): Promise<KeepAliveAnswer> {
    if (this.#lost) return Promise.reject(new ConnectionLostError('The connection has ended'));
    const content =
      body === undefined
        ? '\r\n'
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\nauthorization: Bearer ${token}\r\n${content}`,
      );
    });
  }

  close(): void {
    this.#reject = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    let content = chunk;
    if (this.#expected < 0) {
      this.#chunks.push(chunk);
      const head = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      this.#status = Number(text.slice(9, 12));
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      if (length === undefined && this.#status !== 204) {
        this.#reject?.(new Error(`An answer without content-length: ${text}`));
        return;
      }
      this.#expected = Number(length ?? 0);
      this.#chunks = [];
      content = head.subarray(end + 4);
    }
    this.#received += content.length;
    if (this.#keepsBodies && content.length > 0) this.#chunks.push(content);
    if (this.#received < this.#expected) return;
    const answer = {
      status: this.#status,
      body: Buffer.concat(this.#chunks).toString('utf8'),
      bytes: this.#received,
    };
    this.#chunks = [];
    this.#expected = -1;
    this.#received = 0;
    this.#reject = undefined;
    this.#resolve?.(answer);
  }
}
