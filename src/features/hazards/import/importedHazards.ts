/** The hazards of the last import of this session, by project: the worksheet can show them alone. */
const keyOf = (projectUuid: string) => `badger-imported/${projectUuid}`;

export function keepImported(projectUuid: string, uuids: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(projectUuid), JSON.stringify(uuids));
  } catch {
    // Without it the worksheet shows all rows.
  }
}

export function importedHazards(projectUuid: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(projectUuid)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter(uuid => typeof uuid === 'string') : []);
  } catch {
    return new Set();
  }
}
