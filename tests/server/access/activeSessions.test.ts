import { describe, expect, it } from 'vitest';
import { ActiveSessions, forgetActiveSessions } from '../../../server/access/activeSessions.ts';

/** A storage in which sessions end, and how often it was asked. */
function storage(isTold = true) {
  const active = new Set(['desk', 'phone']);
  let asked = 0;
  let answering = Promise.resolve();
  const sessions = new ActiveSessions({
    async isActive(id) {
      asked += 1;
      const answer = active.has(id);
      await answering;
      return answer;
    },
    isTold: () => isTold,
  });
  return {
    sessions,
    active,
    asked: () => asked,
    /** Answers are made and arrive only when the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      answering = promise;
      return resolve;
    },
  };
}

const ENDS = {
  'this process': () => forgetActiveSessions(),
  'another process': (sessions: ActiveSessions) => sessions.forget(),
};

describe('a session that is active', () => {
  it('is asked for once', async () => {
    const { sessions, asked } = storage();
    for (let call = 0; call < 5; call += 1) expect(await sessions.has('desk')).toBe(true);
    expect(asked()).toBe(1);
  });
  it('is asked for every time while this process would not be told of its end', async () => {
    const { sessions, asked } = storage(false);
    for (let call = 0; call < 5; call += 1) expect(await sessions.has('desk')).toBe(true);
    expect(asked()).toBe(5);
  });
});

describe.each(Object.entries(ENDS))('a session that %s has ended', (_who, end) => {
  it('is refused at once', async () => {
    const { sessions, active } = storage();
    expect(await sessions.has('desk')).toBe(true);
    active.delete('desk');
    end(sessions);
    expect(await sessions.has('desk')).toBe(false);
    expect(await sessions.has('phone')).toBe(true);
  });
  it('is not kept by an answer that was made before', async () => {
    const { sessions, active, hold } = storage();
    const answer = hold();
    const before = sessions.has('desk');
    active.delete('desk');
    end(sessions);
    answer();
    await before;
    expect(await sessions.has('desk')).toBe(false);
  });
});
