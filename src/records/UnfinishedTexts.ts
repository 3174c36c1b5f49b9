/**
 * Texts that cannot be sent as they are, because they are too long: kept by record and path while the project is open,
 * so that a field that disappears shows them again.
 */
export class UnfinishedTexts {
  private readonly texts = new Map<string, Map<string, string>>();

  get(uuid: string, path: string): string | undefined {
    return this.texts.get(uuid)?.get(path);
  }

  /** @param text null when it was saved or given up */
  keep(uuid: string, path: string, text: string | null): void {
    const own = this.texts.get(uuid) ?? new Map<string, string>();
    if (text === null) own.delete(path);
    else own.set(path, text);
    if (own.size > 0) this.texts.set(uuid, own);
    else this.texts.delete(uuid);
  }

  forget(uuid: string): void {
    this.texts.delete(uuid);
  }

  clear(): void {
    this.texts.clear();
  }

  get isEmpty(): boolean {
    return this.texts.size === 0;
  }
}
