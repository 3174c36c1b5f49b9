import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangeBuffer, type RecordEvent } from '@/records/live/changeBuffer';
import { listen } from '@/records/live/liveStream';
import { type Presence, PresenceStore } from '@/records/live/PresenceStore';
import { readEvents, type ServerSentEvent } from '@/records/live/serverSentEvents';

/** A body that arrives in these pieces, and then ends. */
const bodyOf = (...pieces: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start: controller => {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });
const eventsOf = async (body: ReadableStream<Uint8Array>) => {
  const events: ServerSentEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
};

// The examples are those of the WHATWG HTML standard, section 9.2.6.
describe('a stream of events', () => {
  it('is read by name, id and lines of data; comments and what is cut off are no events', async () => {
    const text =
      ': test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third\nevent: change\n\ndata\ndata\n\ndata: cut off';
    expect(await eventsOf(bodyOf(text))).toEqual([
      { event: 'message', id: '1', data: 'first event' },
      { event: 'message', id: '', data: 'second event' },
      { event: 'change', id: '', data: ' third' },
      { event: 'message', id: '', data: '\n' },
    ]);
  });

  it('is the same however it is cut into pieces and its lines end', async () => {
    const text = 'event: change\nid: 7\ndata: {"name":"Gefährdung"}\n\ndata: two\ndata: lines\n\n';
    const whole = await eventsOf(bodyOf(text));
    expect(whole).toHaveLength(2);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(120), { maxLength: 8 }),
        async (end, cuts) => {
          // The CR that ends the text may be the first half of CRLF: something must follow it.
          const bytes = new TextEncoder().encode(`${text.replaceAll('\n', end)}:`);
          const at = [0, ...cuts.map(cut => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b);
          const pieces = at.slice(1).map((to, index) => bytes.slice(at[index], to));
          expect(await eventsOf(bodyOf(...pieces))).toEqual(whole);
        },
      ),
    );
  });
});

describe('listening to a project', () => {
  const listening = (answers: (() => Response)[]) => {
    const stop = new AbortController();
    const asked: (string | null)[] = [];
    const waits: number[] = [];
    const events: string[] = [];
    const opened: boolean[] = [];
    const ended = listen(
      {
        connect: async lastEventId => {
          asked.push(lastEventId);
          const answer = answers.shift();
          if (answer) return answer();
          stop.abort();
          throw new Error('Stopped');
        },
        wait: async tries => void waits.push(tries),
        onOpen: isFirst => opened.push(isFirst),
        onEvent: ({ data }) => events.push(data),
      },
      stop.signal,
    );
    return { ended, asked, waits, events, opened };
  };
  const stream = (text: string) => () =>
    new Response(bodyOf(text), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

  it('goes on after a break where it left off', async () => {
    const { ended, asked, events, opened } = listening([
      stream('id: 1\ndata: a\n\nid: 2\ndata: b\n\n'),
      stream('id: 3\ndata: c\n\n'),
    ]);
    await ended;
    expect(asked).toEqual([null, '2', '3']);
    expect(events).toEqual(['a', 'b', 'c']);
    expect(opened).toEqual([true, false]);
  });

  it('waits longer from failure to failure, and starts over once something came', async () => {
    const failure = () => new Response(null, { status: 503 });
    const { ended, waits } = listening([failure, failure, failure, stream('data: a\n\n'), failure]);
    await ended;
    expect(waits).toEqual([1, 2, 3, 1, 1]);
  });

  it.each([501, 404, 403])('ends quietly where the answer is %i', async status => {
    const { ended, asked, waits } = listening([() => new Response(null, { status })]);
    await ended;
    expect([asked.length, waits.length]).toEqual([1, 0]);
  });
});

describe('with a clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('events of a moment are one change of each kind, and the last one of a record counts', () => {
    const flushed: unknown[] = [];
    const buffer = new ChangeBuffer(40, changes => flushed.push(changes));
    const event = (entity: 'Hazard' | 'Function', uuid: string, action: RecordEvent['action']) =>
      buffer.add({ entity, uuid, revision: 2, action });
    event('Hazard', 'a', 'UPDATE');
    event('Function', 'f', 'CREATE');
    event('Hazard', 'b', 'UPDATE');
    event('Hazard', 'a', 'DELETE');
    vi.advanceTimersByTime(39);
    expect(flushed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(flushed).toEqual([
      [
        { entity: 'Hazard', changed: ['b'], deleted: ['a'] },
        { entity: 'Function', changed: ['f'], deleted: [] },
      ],
    ]);
  });

  it('a place is told once in a while, renewed before it ends, and not after the stream is closed', () => {
    const told: unknown[] = [];
    const presence = new PresenceStore({ ownClientId: 'me', publish: place => told.push(place) });
    presence.publish({ uuid: 'before' });
    expect(told).toEqual([]);
    presence.start();
    for (let step = 0; step < 50; step += 1) {
      presence.publish({ uuid: `row ${step}` });
      vi.advanceTimersByTime(30);
    }
    expect(told.length).toBeLessThanOrEqual(7);
    expect(told.at(-1)).toEqual({ uuid: 'row 49' });
    const count = told.length;
    vi.advanceTimersByTime(29_000);
    expect(told.length).toBeGreaterThan(count);
    presence.stop();
    const last = told.length;
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveLength(last);
  });

  it('others are known by their record, without oneself', () => {
    const somebody = (clientId: string, uuid: string | null): Presence => ({
      userUuid: 'u',
      name: 'Ana',
      initials: 'A',
      clientId,
      entity: 'Hazard',
      uuid,
      field: null,
    });
    const presence = new PresenceStore({ ownClientId: 'me', publish: () => undefined });
    presence.take([somebody('me', 'h1'), somebody('you', 'h1'), somebody('they', null)]);
    expect(presence.getOthers().map(({ clientId }) => clientId)).toEqual(['you', 'they']);
    expect(presence.at('h1').map(({ clientId }) => clientId)).toEqual(['you']);
    expect(presence.at('h2')).toBe(presence.at('h3'));
  });
});
