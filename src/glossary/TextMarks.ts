import { encodeMark, marksIn } from '@/lib/textMark';

/** A text that stands on the screen: what its badge copies and opens. */
export interface MarkedText {
  key: string;
  /** Number of the item in the content service; undefined when there is none. */
  itemId: string | number | undefined;
}

/** The texts that were marked since edit mode is on, by the number in their mark. */
export class TextMarks {
  readonly #texts: MarkedText[] = [];
  readonly #indexes = new Map<string, number>();

  /** The text with an invisible mark at its end; an empty one has no place on the screen and stays empty. */
  mark(shown: string, marked: MarkedText): string {
    if (shown === '') return shown;
    const identity = JSON.stringify([marked.key, marked.itemId ?? null]);
    let index = this.#indexes.get(identity);
    if (index === undefined) {
      index = this.#texts.push(marked) - 1;
      this.#indexes.set(identity, index);
    }
    return shown + encodeMark(index);
  }

  /** The texts whose marks a string carries. */
  find(shown: string): MarkedText[] {
    return marksIn(shown).flatMap(index => this.#texts[index] ?? []);
  }
}
