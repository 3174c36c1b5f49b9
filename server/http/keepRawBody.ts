import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body byte for byte; only where a signature is over it. */
    rawBody: Buffer | undefined;
  }
}

/** preParsing hook that keeps the body as it was sent: a signature is over bytes, not over what they mean. */
export const keepRawBody =
  (bodyLimit: number) =>
  async (request: FastifyRequest, _reply: FastifyReply, payload: RequestPayload): Promise<RequestPayload> => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bodyLimit)
        throw Object.assign(new Error('body too large'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
      chunks.push(chunk);
    }
    request.rawBody = Buffer.concat(chunks);
    return Object.assign(Readable.from([request.rawBody]), { receivedEncodedLength: size });
  };
