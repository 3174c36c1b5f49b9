import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/seed/demoPeople.ts';
import { secretsIn } from '../support/hostile/secrets.ts';

/** S13: the logs of the whole run are searched when it ends (support/hostile/globalSetup.ts); here, that the search finds. */
describe('the search for secrets in logs', () => {
  it.each([
    '{"authorization":"x"}',
    '{"msg":"Bearer abcdefgh12345"}',
    '{"path":"/badger/oauth?code=abc"}',
    '{"path":"/x?a=1&accessToken=abc"}',
    'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    '$argon2id$v=19$m=19456',
    '-----BEGIN PRIVATE KEY-----',
    '{"Password":"x"}',
    'badger-session=abc',
    `{"reason":"${DEMO_PASSWORD}"}`,
  ])('finds %s', line => expect(secretsIn(`{"msg":"request"}\n${line}`)).toHaveLength(1));

  it('finds nothing in an ordinary line', () => {
    const line = '{"level":30,"method":"POST","path":"/token","status":200,"ms":3,"msg":"request"}';
    expect(secretsIn(line)).toEqual([]);
  });
});
