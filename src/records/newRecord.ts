/** What a record has before the server has made it; its uuid and code become others then. */
export function newRecord(projectUuid: string) {
  const now = new Date().toISOString();
  return {
    uuid: crypto.randomUUID(),
    projectUuid,
    code: '…',
    name: '',
    description: '',
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
