/** One event of a stream of server-sent events (WHATWG HTML, section 9.2). */
export interface ServerSentEvent {
  readonly event: string;
  /** The id that is valid after it; null before the first one. */
  readonly id: string | null;
  readonly data: string;
}

/** The events of a stream, as they come. Lines may end in CR, LF or both; what is cut off at the end is no event. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  let id: string | null = null;
  let event = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // A CR at the very end may be the first half of CRLF.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event: event || 'message', id, data: data.join('\n') };
          event = '';
          data = [];
          continue;
        }
        const [, field, content = ''] = /^([^:]*)(?:: ?([\s\S]*))?$/.exec(line) ?? [];
        if (field === 'data') data.push(content);
        else if (field === 'event') event = content;
        else if (field === 'id' && !content.includes('\0')) id = content;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
