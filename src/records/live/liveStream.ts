import { readEvents, type ServerSentEvent } from './serverSentEvents';

interface LiveStreamDependencies {
  connect: (lastEventId: string | null, signal: AbortSignal) => Promise<Response>;
  /** Waits before the next try; the number of tries since the last event sets how long. */
  wait: (tries: number, signal: AbortSignal) => Promise<void>;
  onOpen: (isFirst: boolean) => void;
  /** No stream could be had. @param tries in a row */
  onFailed?: (tries: number) => void;
  onEvent: (event: ServerSentEvent) => void;
}

/** Answers after which asking again cannot help: not served, not allowed, or no such project. */
const FINAL = new Set([400, 403, 404, 501]);

/** What is not a stream of events ends the listening (WHATWG HTML, section 9.2.3): a proxy's page, another backend. */
const isOtherContent = ({ ok, headers }: Response) =>
  ok && !headers.get('content-type')?.startsWith('text/event-stream');

/** Listens until it is stopped; goes on after a break where it left off. Ends quietly where there is no stream. */
export async function listen(dependencies: LiveStreamDependencies, signal: AbortSignal): Promise<void> {
  const { connect, wait, onOpen, onFailed, onEvent } = dependencies;
  let lastEventId: string | null = null;
  let isFirst = true;
  for (let tries = 1; !signal.aborted; tries += 1) {
    let isOpen = false;
    try {
      const response = await connect(lastEventId, signal);
      if (FINAL.has(response.status) || isOtherContent(response)) return;
      if (response.ok && response.body) {
        isOpen = true;
        onOpen(isFirst);
        isFirst = false;
        for await (const event of readEvents(response.body)) {
          tries = 0;
          lastEventId = event.id ?? lastEventId;
          onEvent(event);
        }
      }
    } catch {
      // Cut off or stopped: which of the two, the signal says.
    }
    if (!isOpen && !signal.aborted) onFailed?.(tries);
    if (!signal.aborted) await wait(Math.max(1, tries), signal).catch(() => undefined);
  }
}
