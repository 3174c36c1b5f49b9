/**
 * Names of rows in the grid. A row keeps the name that it was added under when it is created under another uuid, so that
 * focus, selection and an open editor stay with it.
 */
export class RowKeys {
  private readonly keys = new Map<string, string>();

  readonly keyOf = (uuid: string): string => this.keys.get(uuid) ?? uuid;

  keep(uuid: string, key: string): void {
    this.keys.set(uuid, key);
  }
}
