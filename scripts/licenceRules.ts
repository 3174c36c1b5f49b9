/** What package-lock.json says of one package. */
interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
}

/** Licences that ask for no more than naming them, or for changes of their own files only. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['MPL-2.0', 'CC0-1.0', 'Python-2.0', 'OFL-1.1'],
]);
/** Spelled otherwise than SPDX has it. */
const SPELLINGS: Record<string, string> = { 'Apache License 2.0': 'Apache-2.0' };
/**
 * Packages with a licence of their own beside those: libvips is a library that is loaded, and may be replaced; png-js brings
 * the text of the MIT licence without naming it in its package.json.
 */
const EXCEPTIONS: [name: RegExp, licence: string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
  [/^png-js$/, ''],
];

const MODULES = 'node_modules/';

/** Whether an SPDX expression of AND, OR and parentheses can be kept. */
export function isAllowed(expression: string, name = ''): boolean {
  const text = (SPELLINGS[expression] ?? expression).trim();
  const inner = /^\(([^()]*)\)$/.exec(text)?.[1];
  if (inner !== undefined) return isAllowed(inner, name);
  const either = text.split(' OR ');
  if (either.length > 1) return either.some(part => isAllowed(part, name));
  const all = text.split(' AND ');
  if (all.length > 1) return all.every(part => isAllowed(part, name));
  return ALLOWED.has(text) || EXCEPTIONS.some(([which, licence]) => which.test(name) && licence === text);
}

/** Packages that may not be used, or whose content nothing vouches for. */
export function licenceProblems({ packages }: { packages: Record<string, Locked> }): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, integrity, link }]) => {
    if (!path.includes(MODULES) || link) return [];
    const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length);
    return [
      ...(isAllowed(license ?? '', name) ? [] : [`${name} ${version}: licence ${license ?? 'not named'}`]),
      ...(integrity ? [] : [`${name} ${version}: no checksum`]),
    ];
  });
}
