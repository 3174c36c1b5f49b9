import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normalizeEmail } from './accounts.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Remembers that a browser has signed in with an e-mail, so that failed sign-ins of others do not lock it out. The cookie
 * opens nothing: it only says which tries are counted together.
 * @param key a secret of the provider
 */
export function deviceCookie(publicUrl: string, key: string) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-badger-device' : 'badger-device';

  const signatureOf = (device: string, email: string) =>
    createHmac('sha256', key)
      .update(`device ${device} ${normalizeEmail(email)}`)
      .digest();

  return {
    /** The device of the request, if it has signed in with this e-mail before. */
    read(request: FastifyRequest, email: string): string | undefined {
      const cookies = (request.headers.cookie ?? '').split(';').map(pair => pair.trim());
      const value = cookies.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1);
      const [device = '', signature = ''] = value?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(device, email);
      return device !== '' && given.length === expected.length && timingSafeEqual(given, expected)
        ? device
        : undefined;
    },
    write(reply: FastifyReply, email: string): void {
      const device = randomUUID();
      const value = `${device}.${signatureOf(device, email).toString('base64url')}`;
      const attributes = `Max-Age=${A_YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      reply.header('set-cookie', `${name}=${value}; ${attributes}`);
    },
  };
}
