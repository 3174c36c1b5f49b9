import { sayPresence } from '../../events/presence.ts';
import { FileAnswer, type Handler } from '../../http/handler.ts';

/** What changes in a project, as it happens; ends with the access token that it was opened with. */
const streamProjectEvents: Handler<'streamProjectEvents'> = async (
  { path },
  { live, userUuid, clientId, lastEventId, signIn },
) => {
  const stream = await live.listen({
    projectUuid: path.projectUuid,
    userUuid,
    clientId,
    lastEventId,
    ...signIn,
  });
  return {
    status: 200,
    body: new FileAnswer(stream, {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that collects answers would keep them for ever.
      'x-accel-buffering': 'no',
    }),
  };
};

const setProjectPresence: Handler<'setProjectPresence'> = async (
  { path, body },
  { pool, types, userUuid },
) => {
  await sayPresence(pool, types, path.projectUuid, userUuid, body);
  return { status: 204, body: undefined };
};

export const projectEventHandlers = { streamProjectEvents, setProjectPresence };
