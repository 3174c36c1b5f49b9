import { readFileSync } from 'node:fs';

/** Wrong values of an installation's variables, each with a sentence. */
export class SettingsError extends Error {}

interface Bounds {
  fallback: number;
  min: number;
  max?: number;
  /** What is counted, such as bytes. */
  unit?: string;
}

/** Reads variables strictly and collects what is wrong with them, so that all of it is told at once. */
export class SettingsReader {
  readonly #environment: Record<string, string | undefined>;
  readonly #problems = new Set<string>();

  constructor(environment: Record<string, string | undefined>) {
    this.#environment = environment;
  }

  problem(sentence: string): void {
    this.#problems.add(sentence);
  }

  /** @throws SettingsError with a line for each problem */
  requireNoProblem(): void {
    if (this.#problems.size > 0) throw new SettingsError([...this.#problems].join('\n'));
  }

  /** An empty variable counts as one that is not set. */
  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  /** A value that others should not see in the list of processes: also the content of the file that `NAME_FILE` names. */
  secret(name: string): string | undefined {
    const value = this.text(name);
    const file = this.text(`${name}_FILE`);
    if (file === undefined) return value;
    if (value !== undefined) {
      this.problem(`${name} and ${name}_FILE must not be set both`);
      return value;
    }
    try {
      const content = readFileSync(file, 'utf8').trim();
      if (content === '') this.problem(`${name}_FILE names an empty file: ${file}`);
      return content || undefined;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.problem(`${name}_FILE names a file that cannot be read (${code}): ${file}`);
      return undefined;
    }
  }

  /** True or false and nothing else: `False` or `0` must not turn on what somebody meant to turn off. */
  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name);
    if (value !== undefined && value !== 'true' && value !== 'false')
      this.problem(`${name} must be true or false, not "${value}"`);
    return value === undefined ? fallback : value === 'true';
  }

  /** A whole number in decimal digits. */
  count(name: string, { fallback, min, max, unit }: Bounds): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= (max ?? number)) return number;
    const kind = unit ? `a number of ${unit}` : 'a whole number';
    this.problem(
      `${name} must be ${max === undefined ? `${kind}, ${min} or more` : `${min} to ${max}`}, not "${value}"`,
    );
    return fallback;
  }

  oneOf(name: string, values: readonly string[], fallback: string): string {
    const value = this.text(name) ?? fallback;
    if (!values.includes(value))
      this.problem(`${name} must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}, not "${value}"`);
    return value;
  }

  /** An http(s) address without a trailing slash. */
  address(name: string, fallback: string): string {
    const value = this.text(name) ?? fallback;
    if (!/^https?:\/\//.test(value) || !URL.canParse(value))
      this.problem(`${name} must be an http(s) address, not "${value}"`);
    return value.replace(/\/+$/, '');
  }
}
