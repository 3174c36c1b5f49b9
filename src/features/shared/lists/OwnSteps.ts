/**
 * What a screen has told a part of the address and not seen there yet. On a busy machine the address shows a value late, when
 * another one was chosen and told already: that is no link, and no press of Back, to follow.
 */
export class OwnSteps {
  readonly #told: string[] = [];
  #shown: string;

  constructor(shown: string) {
    this.#shown = shown;
  }

  /** Notes a value for the address. @returns false where it is there, or on its way, already */
  tell(value: string): boolean {
    if (value === (this.#told.at(-1) ?? this.#shown)) return false;
    this.#told.push(value);
    return true;
  }

  /** What the address shows now. @returns whether this screen has told it */
  shows(value: string): boolean {
    this.#shown = value;
    const place = this.#told.indexOf(value);
    // Those before it were overtaken, and do not show any more.
    this.#told.splice(0, place + 1);
    return place >= 0;
  }

  /** Somebody went back: nothing that was told is on its way any more. */
  letGo(shown: string): void {
    this.#told.length = 0;
    this.#shown = shown;
  }
}
