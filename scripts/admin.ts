import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { makeSetUpLink, SET_UP_HOURS } from '../server/identity/setUpLinks.ts';
import { sendTestMail } from '../server/mail/mailSender.ts';
import {
  AdministrationError,
  accountToReset,
  createAdministrator,
  listAccounts,
  setAccountActive,
} from '../server/modules/admin/index.ts';
import { openForCommand } from '../server/openForCommand.ts';
import { runCommand } from '../server/runCommand.ts';
import { readSettings, type Settings } from '../server/settings.ts';

/** `npm run admin -- …`: accounts, for whoever runs the installation; works while the server runs and while it does not. */

const USAGE = `npm run admin -- <command>

  create-administrator --email ana@example.org [--first-name Ana] [--last-name Kovač]
      makes an account that administers the platform, or makes the account with this e-mail one
  reset --email ana@example.org [--second-factor]
      prints a link for a new password; with --second-factor it also takes a lost second factor
  disable --email ana@example.org
      ends all sessions of the account; nobody can sign in with it any more
  enable --email ana@example.org
      lets the account sign in again
  list
      shows all accounts
  test-mail --email ana@example.org
      sends a mail through SMTP_URL at once and says what the mail server answered

It reads the same environment variables as the server (DATA_DIR, DATABASE_URL, PUBLIC_URL …).`;

interface Command {
  pool: Pool;
  settings: Settings;
  email: string;
  options: { firstName?: string | undefined; lastName?: string | undefined; takeFactors: boolean };
}

const say = (text: string) => console.log(text);

async function sayLink({ pool, settings }: Command, userUuid: string): Promise<void> {
  if (settings.externalIssuer) return say(`They sign in at ${settings.externalIssuer}.`);
  say(`Their link to choose a password (good once, for ${SET_UP_HOURS} hours):`);
  say(`  ${await makeSetUpLink(pool, settings.publicUrl, userUuid)}`);
}

const MADE = {
  created: 'is an administrator now. The account is new.',
  promoted: 'is an administrator now. The account was there before and keeps its password.',
  unchanged: 'is an administrator already. Nothing was changed.',
};

const COMMANDS: Record<string, (command: Command) => Promise<void>> = {
  async 'create-administrator'(command) {
    const { pool, email, options } = command;
    const made = await createAdministrator(pool, { email, ...options });
    say(`${made.email} ${MADE[made.outcome]}`);
    if (made.outcome === 'created') await sayLink(command, made.uuid);
  },
  async reset(command) {
    const { pool, settings, email, options } = command;
    if (settings.externalIssuer)
      throw new AdministrationError(
        `People sign in at ${settings.externalIssuer}: passwords and second factors are reset there. Nothing was changed.`,
      );
    const account = await accountToReset(pool, email, options);
    if (options.takeFactors)
      say(
        account.tookFactors
          ? `The second factor of ${account.email} is gone.`
          : `${account.email} has no second factor.`,
      );
    await sayLink(command, account.uuid);
  },
  async disable({ pool, email }) {
    const isChange = await setAccountActive(pool, email, false);
    say(isChange ? `${email} is disabled and signed out everywhere.` : `${email} is disabled already.`);
  },
  async enable({ pool, email }) {
    say(
      `${email} ${(await setAccountActive(pool, email, true)) ? 'can sign in again.' : 'is not disabled.'}`,
    );
  },
  async list({ pool }) {
    const accounts = await listAccounts(pool);
    const rows = accounts.map(({ email, name, roles, isActive, lastSignInAt }) => [
      email,
      name || '–',
      roles.join(', ') || '–',
      isActive ? 'active' : 'disabled',
      lastSignInAt ?? 'never signed in',
    ]);
    const heading = ['e-mail', 'name', 'roles', 'state', 'last sign-in'];
    const widths = heading.map((title, column) =>
      Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)),
    );
    for (const row of [heading, ...rows])
      say(
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      );
  },
};

/** Needs no database: the outbox is not used. */
async function testMail({ mail: { smtpUrl, from } }: Settings, to: string): Promise<void> {
  if (!smtpUrl) throw new AdministrationError('SMTP_URL is not set, so no mail is sent.');
  const { host } = new URL(smtpUrl);
  const answer = await sendTestMail({ smtpUrl, from }, to).catch(error => {
    throw new AdministrationError(
      `The mail server ${host} did not take the mail: ${(error as Error).message}`,
    );
  });
  say(`The mail server ${host} took a mail from ${from} to ${to}: ${answer}`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        'second-factor': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new AdministrationError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const [name = '', ...rest] = positionals;
  if (values.help) return say(USAGE);
  const command = COMMANDS[name];
  if ((!command && name !== 'test-mail') || rest.length > 0)
    throw new AdministrationError(
      name === '' ? USAGE : `There is no command "${positionals.join(' ')}".\n\n${USAGE}`,
    );
  if (name !== 'list' && !values.email)
    throw new AdministrationError(`${name} needs an account: --email ana@example.org`);
  const settings = readSettings(process.env);
  if (name === 'test-mail') return testMail(settings, values.email ?? '');
  const { pool, close } = await openForCommand(settings);
  try {
    await command?.({
      pool,
      settings,
      email: values.email?.trim().toLowerCase() ?? '',
      options: {
        firstName: values['first-name'],
        lastName: values['last-name'],
        takeFactors: values['second-factor'],
      },
    });
  } finally {
    await close();
  }
}

await runCommand(run);
