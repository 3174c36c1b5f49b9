import { HttpResponse, http } from 'msw';
import { ORIGIN, server } from './server.ts';

const held = new Set<() => void>();

/** Changes do not reach the platform until the function that is returned is called. */
export function holdChanges(): () => void {
  let letGo = () => {};
  const released = new Promise<void>(resolve => {
    letGo = resolve;
  });
  held.add(letGo);
  server.use(
    http.all(`${ORIGIN}/v1/*`, async ({ request }) => {
      if (request.method !== 'GET') await released;
      return undefined;
    }),
  );
  return letGo;
}

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
