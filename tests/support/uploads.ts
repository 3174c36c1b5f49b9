import { randomBytes } from 'node:crypto';
import type { Answer, Person, TestApp } from './app.ts';

export interface FormPart {
  name: string;
  value: string | Uint8Array;
  fileName?: string;
  type?: string;
}

/** A form as a browser sends it, made by hand so that a test may break it. */
export function formOf(parts: FormPart[]): { body: Buffer; type: string } {
  const boundary = `----test${randomBytes(8).toString('hex')}`;
  const chunks = parts.flatMap(({ name, value, fileName, type }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    fileName === undefined
      ? '\r\n\r\n'
      : `; filename="${fileName}"\r\ncontent-type: ${type ?? 'application/octet-stream'}\r\n\r\n`,
    value,
    '\r\n',
  ]);
  chunks.push(`--${boundary}--\r\n`);
  return {
    body: Buffer.concat(chunks.map(chunk => Buffer.from(chunk as string))),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

export const filePart = (
  fileName: string,
  value: string | Uint8Array,
  type = 'application/octet-stream',
): FormPart => ({ name: 'file', fileName, value, type });

/** Sends a form to /v1 as a demo person. */
export function upload<Body = unknown>(
  app: TestApp,
  person: Person | undefined,
  path: string,
  parts: FormPart[],
): Promise<Answer<Body>> {
  const { body, type } = formOf(parts);
  return app.call<Body>(person, 'POST', path, { body, headers: { 'content-type': type } });
}

/** Fetches a file from /v1 as a demo person. */
export async function download(app: TestApp, person: Person, path: string) {
  const response = await app.app.inject({
    method: 'GET',
    url: `/v1${path}`,
    headers: {
      authorization: `Bearer ${await app.tokenOf(app.userUuid(person))}`,
      'accept-encoding': 'identity',
    },
  });
  return { status: response.statusCode, headers: response.headers, content: response.rawPayload };
}
