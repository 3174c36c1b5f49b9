import { createServer, type Server, type Socket } from 'node:net';

/** What clamd finds in every installation: the test file of the EICAR. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface Clamd {
  server: Server;
  /** Bytes of each file that was scanned. */
  scanned: number[];
}

/**
 * A server that speaks INSTREAM as clamd does: reads chunks until the empty one, answers, and closes. Files longer than
 * `limit` are refused as `StreamMaxLength` does.
 */
export async function startClamd(
  where: string | { port: number; host: string },
  limit = 1e9,
): Promise<Clamd> {
  const scanned: number[] = [];
  const server = createServer(socket => void serve(socket, limit, scanned));
  await new Promise<void>(resolve => server.listen(where as string, resolve));
  return { server, scanned };
}

async function serve(socket: Socket, limit: number, scanned: number[]): Promise<void> {
  socket.on('error', () => socket.destroy());
  let pending = Buffer.alloc(0);
  let content = Buffer.alloc(0);
  const command = Buffer.from('zINSTREAM\0');
  let isCommanded = false;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    pending = Buffer.concat([pending, chunk]);
    if (!isCommanded) {
      if (pending.length < command.length) continue;
      if (!pending.subarray(0, command.length).equals(command)) return void socket.end('UNKNOWN COMMAND\0');
      pending = pending.subarray(command.length);
      isCommanded = true;
    }
    while (pending.length >= 4) {
      const length = pending.readUInt32BE(0);
      if (length === 0) {
        scanned.push(content.length);
        return void socket.end(content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
      }
      if (pending.length < 4 + length) break;
      content = Buffer.concat([content, pending.subarray(4, 4 + length)]);
      pending = pending.subarray(4 + length);
      if (content.length > limit) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    }
  }
}
