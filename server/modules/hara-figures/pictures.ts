import { fork } from 'node:child_process';
import { ApiError } from '../../contract/errors.ts';
import { Turns } from '../../http/turns.ts';
import type { ReceivedFile } from '../../storage/fileStorage.ts';
import type { Picture } from './drawPicture.ts';

/** For the drawing alone. On a busy machine a process may need as long to start, which is no fault of the picture. */
const DEADLINE_MS = 20_000;
const START_DEADLINE_MS = 120_000;
const MEMORY_MB = 512;
/** Each may need the memory of a large picture. One person never takes both places. */
const LIMITS = { atOnce: 2, atOnceOfOne: 1, waiting: 50, waitingOfOne: 5 };

type Outcome = { picture: Picture } | { problem: string };

const TOO_MUCH: Outcome = { problem: 'It is too large or too complicated.' };

const turns = new Turns(LIMITS);

/**
 * Draws in a separate process, so that a malicious file (slow, large, crashing its decoder) fails only its own upload.
 * The process gets no environment variables, and its memory is released when it ends.
 */
const drawn = (path: string, mimeType: string): Promise<Outcome> =>
  new Promise<Outcome>(resolve => {
    const child = fork(new URL('./pictureProcess.ts', import.meta.url), {
      env: {},
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    let timer = setTimeout(() => end(TOO_MUCH), START_DEADLINE_MS);
    child.on('message', (message: 'ready' | Outcome) => {
      if (message !== 'ready') return end(message);
      clearTimeout(timer);
      timer = setTimeout(() => end(TOO_MUCH), DEADLINE_MS);
      child.send({ path, mimeType });
    });
    child.on('error', () => end(TOO_MUCH));
    child.once('exit', () => end(TOO_MUCH));
  });

/** SVG has no first bytes of its own: it is XML, with or without a declaration. */
const XML_TYPES = new Set(['application/xml', 'image/svg+xml', 'text/plain']);

/**
 * Turns an uploaded file into the stored picture and a thumbnail.
 * @param userUuid who sends it; pictures are drawn person by person
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE, TOO_MANY_REQUESTS, or RULE_VIOLATED when it cannot be read or has too many
 * pixels
 */
export async function pictureOf(
  { path, mimeType: given, fileName }: ReceivedFile,
  userUuid: string,
): Promise<Picture> {
  const isVector = XML_TYPES.has(given) && /\.svg$/i.test(fileName);
  if (!isVector && given !== 'image/png' && given !== 'image/jpeg') {
    const message = `This file is not a picture that can be shown here (${given}). Send PNG, JPEG or SVG.`;
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', message, { fields: [{ path: 'file', message }] });
  }
  const outcome = await turns.run(userUuid, () => drawn(path, isVector ? 'image/svg+xml' : given));
  if ('picture' in outcome) return outcome.picture;
  const message = `This picture cannot be used. ${outcome.problem} Nothing was saved; export it again as PNG, JPEG or plain SVG.`;
  throw new ApiError('RULE_VIOLATED', message, { fields: [{ path: 'file', message }] });
}
