import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { startMailSender } from '../../../server/mail/mailSender.ts';
import { createTestApp } from '../../support/app.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const log = pino({ level: 'silent' }) as FastifyBaseLogger;

/** A mail server that keeps each mail until it is let go. */
async function slowMailServer() {
  const received: string[] = [];
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', chunk => (text += chunk));
      stream.on('end', () => {
        received.push(text);
        held.push(() => done());
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const letGo = () => {
    for (const go of held.splice(0)) go();
  };
  return { smtpUrl: `smtp://127.0.0.1:${port}`, received, letGo };
}

test('what a dead process left is sent within a minute; what a slow one sends is sent once', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const { smtpUrl, received, letGo } = await slowMailServer();
  const options = { pool: app.pool, log, smtpUrl, from: 'Badger <badger@example.com>' };
  const untilDue = async () => {
    const { rows } = await app.pool.query<{ seconds: number }>(
      'select extract(epoch from next_attempt_at - now())::float8 as seconds from mails',
    );
    return rows[0]?.seconds ?? 0;
  };

  const slow = startMailSender({ ...options, leaseSeconds: 3, renewMs: 500 });
  await app.pool.query(`insert into mails ("to", subject, text) values ('ana@example.com', 'x', 'x')`);
  await expect.poll(() => received.length).toBe(1);
  // It says that it lives: its time is put off again and again, beyond what the first lease was.
  const other = startMailSender(options);
  let highest = 0;
  const begin = Date.now();
  await expect
    .poll(
      async () => {
        highest = Math.max(highest, await untilDue());
        return Date.now() - begin > 4000 && highest;
      },
      { interval: 100 },
    )
    .toBeGreaterThan(2);
  expect(await other.sendDue()).toBe(0);
  letGo();
  await slow.close();
  await expect
    .poll(async () => (await app.pool.query('select sent_at from mails')).rows[0].sent_at)
    .not.toBeNull();
  await other.close();
  expect(received).toHaveLength(1);

  // As a process of the product takes it, and dies.
  const dead = startMailSender({ ...options, renewMs: 3_600_000 });
  await app.pool.query(`insert into mails ("to", subject, text) values ('ben@example.com', 'y', 'y')`);
  await expect.poll(() => received.length).toBe(2);
  const { rows } = await app.pool.query<{ seconds: number }>(
    `select extract(epoch from next_attempt_at - now())::float8 as seconds from mails where "to" = 'ben@example.com'`,
  );
  expect(rows[0]?.seconds).toBeGreaterThan(0);
  // With the two seconds between two looks.
  expect(rows[0]?.seconds).toBeLessThan(58);
  letGo();
  await dead.close();
});

test('a test mail says what the mail server answered', async () => {
  const { smtpUrl, received, letGo } = await slowMailServer();
  const admin = (environment: Record<string, string>) =>
    new Promise<{ code: number; said: string; complained: string }>(resolve =>
      execFile(
        process.execPath,
        ['scripts/admin.ts', 'test-mail', '--email', 'ana@example.org'],
        { cwd: ROOT, env: { ...process.env, ...environment } },
        (error, said, complained) => resolve({ code: Number(error?.code ?? 0), said, complained }),
      ),
    );
  const sent = admin({ SMTP_URL: smtpUrl });
  await expect.poll(() => received.length).toBe(1);
  letGo();
  expect(await sent).toMatchObject({ code: 0, said: expect.stringContaining('took a mail from') });
  expect(received[0]).toContain('To: ana@example.org');

  expect(await admin({ SMTP_URL: 'smtp://127.0.0.1:9' })).toMatchObject({
    code: 2,
    complained: expect.stringMatching(
      /^The mail server 127\.0\.0\.1:9 did not take the mail: .*ECONNREFUSED/,
    ),
  });
  expect(await admin({ SMTP_URL: '' })).toMatchObject({
    code: 2,
    complained: 'SMTP_URL is not set, so no mail is sent.\n',
  });
});
