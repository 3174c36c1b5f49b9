import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../server/identity/passwordRules.ts';

describe('a password', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd2024!',
    'passwordpassword',
    '12345678',
    '123456789012',
    '87654321',
    'qwertyuiop',
    'Qwertz123456',
    'asdfghjkl;',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcdefghijkl',
    'Welcome2026!',
    'Sommer2025',
    'iloveyou!!',
    'badger2026',
    'Changeme123',
    'letmein99',
    'ADMINISTRATOR1',
  ])('%s is refused', password => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'correct horse battery',
    'badger-demo',
    'Torx-7 in the left drawer',
    'kJ3#nv8Q',
    'sommer regen 41 dach',
  ])('%s is taken', password => expect(isCommonPassword(password)).toBe(false));

  it('is not the own address or a part of it', () => {
    const email = 'mina.okafor@example.com';
    for (const password of ['mina.okafor', 'Okafor1234', 'mina.okafor@example.com', 'MinaOkafor'])
      expect(isCommonPassword(password, email), password).toBe(password !== 'MinaOkafor');
    expect(isCommonPassword('Okafor1234', 'somebody@example.com')).toBe(false);
  });
});
