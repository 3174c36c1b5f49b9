/** Picks the changes that break a client out of a report of `redocly diff`. */

/** The report with `--format=json`, as far as it is read here. */
export interface DiffReport {
  changes: Change[];
}

interface Change {
  /** Where the change was found, as a JSON pointer: `#/paths/~1things/get/…`. */
  path: string;
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  verdicts: { ruleId: string; impact: string; message: string }[];
  /** The changed keyword; missing when a whole object was added or removed. */
  property?: string;
  base?: Side;
  revision?: Side;
}

interface Side {
  pointer: string;
  value?: unknown;
}

/** New codes are harmless, because a client can fall back on the status; a code that it handles must stay. */
const ERROR_CODES = /^#\/components\/schemas\/ErrorCode\b/;

/** @returns one line for each change that breaks a client, each once, in the order of the report */
export function breakingChanges({ changes }: DiffReport): string[] {
  return [
    ...new Set(changes.flatMap(change => reasons(change).map(reason => `${place(change)}: ${reason}`))),
  ];
}

/** Lines of `` - `change`: reason ``. */
export const listedChanges = (text: string): Set<string> =>
  new Set([...text.matchAll(/^- `([^`]+)`: *\S/gm)].map(([, change = '']) => change));

function reasons(change: Change): string[] {
  const errorCodes = ERROR_CODES.test(change.revision?.pointer ?? '');
  const told = change.verdicts
    .filter(({ impact, ruleId }) => impact === 'major' && !(errorCodes && ruleId === 'enum-values-added'))
    // The list of accepted changes quotes a line in backticks.
    // Nor does it matter through which property a shared schema was met.
    .map(({ message }) =>
      message
        .replaceAll('`', '"')
        .replace(/\.$/, '')
        .replace(/ of "(\w+)"/, (whole, name: string) => (place(change).includes(name) ? whole : '')),
    );
  return told.length > 0 ? told : ownReasons(change);
}

/** Changes that Redocly cannot judge or considers harmless. */
function ownReasons({ path, kind, property, base, revision }: Change): string[] {
  const [was, is] = [base?.value, revision?.value];
  const changed = `${JSON.stringify(was) ?? 'nothing'} became ${JSON.stringify(is) ?? 'nothing'}`;
  if (path.endsWith('/x-permission')) return [`x-permission.${property}: ${changed}`];
  if (property === 'x-permission') return [`x-permission: ${changed}`];
  if (property === 'x-max-bytes' && typeof is === 'number' && !(Number(was) <= is))
    return [`x-max-bytes: ${changed}`];
  if (property === 'default') return [`default: ${changed}`];
  if (property === 'enum' && ERROR_CODES.test(base?.pointer ?? '')) {
    const gone = (was as string[]).filter(code => !(is as string[]).includes(code));
    return gone.map(code => `error code ${code} is gone`);
  }
  // An open body still accepts the field but ignores it, so what the client sends is lost.
  if (kind === 'removed' && /\/requestBody\/.*\/properties\/[^/]+$/.test(path) && !property)
    return ['the field is not taken any more'];
  return [];
}

/** `Thing.name` within a schema, else `PATCH /things/{uuid} …`. */
function place({ base, revision, property }: Change): string {
  const pointer = (revision ?? base)?.pointer ?? '';
  const keyword = property ? `/${property}` : '';
  return pointer
    .slice(2, pointer.endsWith(keyword) ? pointer.length - keyword.length : undefined)
    .replace(
      /^paths\/([^/]+)\/(get|put|post|patch|delete)(?=\/|$)/,
      (_, path: string, method: string) => `${method.toUpperCase()} ${path}`,
    )
    .replace(/^(components\/[^/]+|paths)\//, '')
    .replaceAll('/properties/', '.')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}
