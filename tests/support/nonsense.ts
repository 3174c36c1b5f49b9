import { type ContractOperation, fieldsOf, resolved, type Schema, withValue } from './contract.ts';

const PLACE = '__PLACE__';
const FRAME = JSON.stringify(PLACE);

/** The same piece as often as a body of so many bytes has room for it. */
function filled(size: number, piece: (index: number) => string, frame: string): string {
  const length = piece(999_999).length + 1;
  const count = Math.floor((size - frame.length - 1) / length);
  return frame.replace(FRAME, Array.from({ length: count }, (_, index) => piece(index)).join(','));
}

const withType = (schema: Schema, type: string) => [resolved(schema).type].flat().includes(type);

/** Paths of lists of objects; entries of objects are what a validator has most to say about. */
export function listsOfObjects({ body = {} }: ContractOperation): (string | number)[][] {
  const at = (path: (string | number)[]): Schema =>
    path.reduce<Schema>(
      (schema, key) => resolved((typeof key === 'number' ? schema.items : schema.properties?.[key]) ?? {}),
      resolved(body),
    );
  const paths = fieldsOf(body).flatMap(({ path }) => path.map((_, end) => path.slice(0, end + 1)));
  const lists = paths.filter(path => {
    const { items } = at(path);
    return items && withType(items, 'object');
  });
  return [...new Map(lists.map(path => [path.join('.'), path])).values()];
}

/**
 * Bodies of the kinds that take a validator longest: lists of empty objects, or else an object of unknown fields.
 * @param smallest a body that the operation takes
 */
export function nonsense(
  operation: ContractOperation,
  smallest: object,
  size: number,
): [what: string, body: string][] {
  const lists = listsOfObjects(operation).map((path): [string, string] => {
    const frame = JSON.stringify(withValue(smallest, path, [PLACE], operation.body));
    return [`empty entries at ${path.join('.')}`, filled(size, () => '{}', frame)];
  });
  const fields = filled(size, index => `"f${index}":0`, `{${FRAME}}`);
  return lists.length > 0 ? lists : [['unknown fields', fields]];
}

/** Milliseconds of this process, which serves the request too; the least of some runs: what else it does only adds. */
export async function leastTime(work: () => unknown, runs = 3): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}
