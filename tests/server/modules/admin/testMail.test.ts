import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../support/app.ts';

interface Answer {
  data?: { to: string; answer: string };
  message?: string;
}

async function mailServer(refusal?: Error) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', chunk => (text += chunk));
      stream.on('end', () => {
        received.push(text);
        done(refusal ?? null, 'queued as 4711');
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())));
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

async function ask(smtpUrl: string, person = 'owner', headers: Record<string, string> = {}) {
  const app = await createTestApp({ SMTP_URL: smtpUrl });
  onTestFinished(() => app.close());
  return app.call<Answer>(person, 'POST', '/admin-api/test-mail', { headers });
}

it('sends a mail to the administrator who asks, and tells what the mail server said', async () => {
  const { received, url } = await mailServer();
  const { status, body } = await ask(url);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    to: 'owner@demo.badger.example',
    answer: expect.stringContaining('4711'),
  });
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: owner@demo.badger.example');
});

it('says why the mail server did not take it', async () => {
  const { url } = await mailServer(new Error('Sender is not allowed'));
  const { status, body } = await ask(url);
  expect(status).toBe(422);
  expect(body.message).toMatch(/^The mail server did not take the mail: .*Sender is not allowed/);
});

it('says that there is no mail server, in the language of whoever asks', async () => {
  const { status, body } = await ask('', 'owner', { 'accept-language': 'de' });
  expect(status).toBe(422);
  expect(body.message).toMatch(/^Diese Installation hat keinen Mailserver/);
});

it('is for administrators of the platform', async () => {
  const { received, url } = await mailServer();
  expect((await ask(url, 'admin')).status).toBe(403);
  expect(received).toEqual([]);
});
