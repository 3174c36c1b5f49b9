import { expect } from 'vitest';
import type { VotingRoom } from './voting.ts';

export type Fields = Record<string, unknown>;

export interface BatchResult {
  index: number;
  uuid: string;
  status: 'SAVED' | 'CONFLICT' | 'FAILED';
  record?: Fields & { revision: number };
  current?: Fields;
  error?: { code: string; fields: { path: string }[] };
}

interface Batch {
  data: { results: BatchResult[]; saved: number };
}

/** Batches of records of one kind in a room's project. */
export const batchesIn = (room: () => VotingRoom) => ({
  async create(what: string, items: Fields[]) {
    const { body, status } = await room().call<{ data: { records: { uuid: string; revision: number }[] } }>(
      'lead',
      'POST',
      `/projects/${room().project}/${what}/batch`,
      { items },
    );
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.records;
  },

  change(what: string, items: Fields[], person = 'lead') {
    return room().call<Batch>(person, 'PATCH', `/projects/${room().project}/${what}/batch`, { items });
  },
});
