/** Changes that move an operation to another generated client; `redocly diff` knows nothing of them. */

interface Tag {
  name: string;
  'x-client'?: string;
}
interface Operation {
  operationId?: string;
  tags?: string[];
}
export interface WithClients {
  tags?: Tag[];
  paths?: Record<string, Record<string, Operation>>;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

function clientsOf({ tags = [], paths = {} }: WithClients): Map<string, string> {
  const clientOfTag = new Map(tags.map(tag => [tag.name, tag['x-client']]));
  const found = new Map<string, string>();
  for (const [name, client] of clientOfTag)
    found.set(`tag ${name}: x-client`, JSON.stringify(client ?? null));
  for (const [path, item] of Object.entries(paths))
    for (const method of METHODS) {
      const tag = item[method]?.tags?.[0];
      if (tag) found.set(`${method.toUpperCase()} ${path}: tag`, JSON.stringify(tag));
    }
  return found;
}

/** @returns one line for each tag that went to another client, and each operation that went to another tag */
export function clientChanges(before: WithClients, after: WithClients): string[] {
  const is = clientsOf(after);
  return [...clientsOf(before)].flatMap(([place, was]) => {
    const now = is.get(place);
    return now === undefined || now === was ? [] : [`${place}: ${was} became ${now}`];
  });
}

/** The schema, operation or tag that a line is about. */
const subjectOf = (line: string) => /^(?:[A-Z]+ [^: ]+|tag \w+|\w*)/.exec(line)?.[0] ?? '';

/** What is said of one schema or operation stands together, in the order in which each was first met. */
export function grouped(lines: string[]): string[] {
  const groups = Map.groupBy(lines, subjectOf);
  return [...groups.values()].flat();
}
