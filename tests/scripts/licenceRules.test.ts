import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, licenceProblems } from '../../scripts/licenceRules.ts';

describe('licences', () => {
  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'GPL-3.0-only OR MIT', '(MIT AND Zlib)'])(
    '%s may be used',
    text => expect(isAllowed(text)).toBe(true),
  );
  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0-only',
    'UNLICENSED',
    'LGPL-3.0-or-later',
    '',
  ])('%j may not', text => expect(isAllowed(text)).toBe(false));
  it('an exception is one package’s', () => {
    expect(isAllowed('Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-linux-x64')).toBe(true);
    expect(isAllowed('Apache-2.0 AND LGPL-3.0-or-later', 'sharp')).toBe(false);
  });
  it('a package without a licence or a checksum is named', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/fine': { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' },
      'node_modules/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only' },
    };
    expect(licenceProblems({ packages })).toEqual(['b 2.0.0: licence GPL-3.0-only', 'b 2.0.0: no checksum']);
  });
  it('all of ours may be used', () => {
    const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
    expect(licenceProblems(JSON.parse(lock))).toEqual([]);
  });
});
