import { DEMO_PASSWORD } from '../../../server/seed/demoPeople.ts';

/** What must stand in no log, by its form; the demo password by its letters. */
const SECRETS: [what: string, form: RegExp][] = [
  ['a token', /eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['an authorization header', /\bBearer\s+[\w.~+/=-]{8,}/i],
  ['a hash of a password', /\$argon2/],
  ['a private key', /PRIVATE KEY|"d"\s*:\s*"[\w-]{40,}"/],
  ['a secret in an address', /[?&](?:code|token|access_?token|id_token_hint|password|state|code_verifier)=/i],
  [
    'a secret field',
    /"(?:password|passwort|code_verifier|refresh_token|access_token|id_token|set-cookie|cookie|authorization)"\s*:/i,
  ],
  ['a cookie of a session', /badger-session[\w.-]*=/],
  ['the password of the demo', new RegExp(DEMO_PASSWORD.replaceAll(/[^\w]/g, '\\$&'))],
];

/** @returns what a log tells that it must not, with the place; never the secret itself */
export const secretsIn = (log: string): string[] =>
  log
    .split('\n')
    .flatMap((line, index) =>
      SECRETS.filter(([, form]) => form.test(line)).map(([what]) => `line ${index + 1}: ${what}`),
    );
