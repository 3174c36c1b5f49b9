import { type Queryable, statementName } from './reading.ts';

/** Gives the placeholder of a value by its name: the same name, the same `$n`. */
export type Placeholder = (name: string) => string;

/** A statement whose text was built once; its values come by name at each use. */
export class Prepared<Row extends object> {
  readonly #text: string;
  readonly #name: string | undefined;
  readonly #slots: string[] = [];

  constructor(build: (placeholder: Placeholder) => string) {
    this.#text = build(name => {
      const known = this.#slots.indexOf(name);
      return `$${known < 0 ? this.#slots.push(name) : known + 1}`;
    });
    this.#name = statementName(this.#text);
  }

  async run(database: Queryable, values: Record<string, unknown>): Promise<Row[]> {
    const { rows } = await database.query<Row>({
      ...(this.#name && { name: this.#name }),
      text: this.#text,
      values: this.#slots.map(placeholder => values[placeholder]),
    });
    return rows;
  }
}

/** Most statements kept for one declaration: fields combine to more than a process should remember. */
const MAX_SHAPES = 200;

/**
 * Statements by what they are about: building the text of a large record's change costs as much as its round trip to
 * the database.
 */
export class PreparedStatements<Owner extends object, Row extends object> {
  readonly #known = new WeakMap<Owner, Map<string, Prepared<Row>>>();

  /** @param shape all that the text depends on beside its owner */
  get(owner: Owner, shape: string, build: (placeholder: Placeholder) => string): Prepared<Row> {
    let shapes = this.#known.get(owner);
    if (!shapes) {
      shapes = new Map();
      this.#known.set(owner, shapes);
    }
    let prepared = shapes.get(shape);
    if (!prepared) {
      prepared = new Prepared(build);
      if (shapes.size < MAX_SHAPES) shapes.set(shape, prepared);
    }
    return prepared;
  }
}
