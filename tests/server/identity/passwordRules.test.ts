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
      expect(isCommonPassword(password, email), password).toBe(true);
    expect(isCommonPassword('MinaOkafor', 'somebody@example.com')).toBe(false);
  });

  it('of the greatest length is examined with no more work than one of 32 characters', () => {
    const busy = (password: string) => {
      const start = process.cpuUsage();
      isCommonPassword(password);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const rounds = Array.from({ length: 5 }, () => busy('p@$$w0rd'.repeat(32)) / busy('p@$$w0rd'.repeat(4)));
    expect(rounds.sort((a, b) => a - b)[2]).toBeLessThan(3);
  });

  it.each(['dragon', 'iloveyou', 'schalke04', 'trustno1', 'qazwsxedc', 'sunshine1', 'michael1'])(
    'from a list of leaked ones is refused, also with a year behind it: %s',
    word => {
      expect(isCommonPassword(word)).toBe(true);
      expect(isCommonPassword(`${word}2026`)).toBe(true);
    },
  );
});
