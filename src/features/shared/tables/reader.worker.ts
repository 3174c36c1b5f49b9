import { answerOf } from './answerOf';

/** What the page sends. */
export interface ReadOrder {
  readonly bytes: Uint8Array;
  readonly name: string;
}

// A file is somebody else's: whatever it does to its reader, the page goes on.
self.addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  void answerOf(data.bytes, data.name).then(answer => self.postMessage(answer));
});
