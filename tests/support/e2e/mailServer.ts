import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it gets, with the line breaks of the transport taken out. */
export async function startMailServer(): Promise<{ mails: string[]; port: number; stop(): Promise<void> }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', chunk => {
        text += chunk;
      });
      stream.on('end', () => {
        mails.push(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { mails, port, stop: () => new Promise<void>(resolve => server.close(resolve)) };
}
