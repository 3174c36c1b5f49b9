import { HttpResponse, http } from 'msw';
import { ORIGIN, server } from './server.ts';

const held = new Set<() => void>();

/** Calls of one kind do not reach the platform until the function that is returned is called. */
export function holdCalls(isHeld: (request: Request) => boolean): () => void {
  let letGo = () => {};
  const released = new Promise<void>(resolve => {
    letGo = resolve;
  });
  held.add(letGo);
  server.use(
    http.all(`${ORIGIN}/v1/*`, async ({ request }) => {
      if (isHeld(request)) await released;
      return undefined;
    }),
  );
  return letGo;
}

/** Changes do not reach the platform until the function that is returned is called. */
export const holdChanges = (): (() => void) => holdCalls(({ method }) => method !== 'GET');

/** Lets go whatever a test that failed still held: nothing would wait for its answer otherwise. */
export function releaseChanges(): void {
  for (const letGo of held) letGo();
  held.clear();
}

/** No call reaches the platform until the function that is returned is called. */
export function loseConnection(): () => void {
  let isAway = true;
  server.use(http.all(`${ORIGIN}/v1/*`, () => (isAway ? HttpResponse.error() : undefined)));
  return () => {
    isAway = false;
  };
}
