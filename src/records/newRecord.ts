/** What a record has before the server has made it; its uuid and code become others then. */
export function newRecord(projectUuid: string) {
  const now = new Date().toISOString();
  return {
    uuid: crypto.randomUUID(),
    projectUuid,
    code: '…',
    name: '',
    description: '',
    /** At the end, until it is put somewhere. */
    position: 0,
    source: 'MANUAL' as const,
    revision: 0,
    createdAt: now,
    createdBy: null,
    updatedAt: now,
    updatedBy: null,
    archivedAt: null,
  };
}

/** What every new record has. */
export type NewRecord = ReturnType<typeof newRecord>;

/** Of these fields those that are filled in: what a new record is created with. Without a position it goes to the end. */
export function givenFields<R extends object, Field extends keyof R>(
  record: R,
  fields: readonly Field[],
): Pick<R, Field> {
  const isGiven = (value: unknown, field: Field) =>
    value !== null &&
    value !== '' &&
    !(Array.isArray(value) && value.length === 0) &&
    !(field === 'position' && value === 0);
  return Object.fromEntries(
    fields.flatMap(field => (isGiven(record[field], field) ? [[field, record[field]]] : [])),
  ) as Pick<R, Field>;
}
