/** What has a uuid of its own. */
interface Identified {
  readonly uuid: string;
}

/**
 * Finds records of a list by uuid. A list that replaces another one mostly has the same records at the same places, and
 * then nothing is counted again: an edit of one of thousands costs one look.
 */
export class RecordPlaces {
  private counted: readonly Identified[] | undefined;
  private places: ReadonlyMap<string, number> = new Map();

  /** @returns undefined where the list has none of this uuid */
  find<R extends Identified>(records: readonly R[], uuid: string): R | undefined {
    return records[this.placeOf(records, uuid)];
  }

  /** @returns -1 where the list has none of this uuid */
  placeOf(records: readonly Identified[], uuid: string): number {
    const place = this.known(records, uuid);
    if (place >= 0 || this.counted === records) return place;
    this.counted = records;
    this.places = new Map(records.map((record, at) => [record.uuid, at]));
    return this.known(records, uuid);
  }

  private known(records: readonly Identified[], uuid: string): number {
    const place = this.places.get(uuid) ?? -1;
    return records[place]?.uuid === uuid ? place : -1;
  }
}
