import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Keeps small values in cookies that only this server can have written. */
export interface CookieJar {
  read<Value>(request: FastifyRequest, name: string): Value | undefined;
  write(reply: FastifyReply, name: string, value: unknown, seconds: number): void;
  clear(reply: FastifyReply, name: string): void;
}

/** Cookies are sent to this path only. */
const PATH = '/admin';

/** With https the browser refuses the cookie without encryption. */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Secure-${name}` : name);

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map(pair => pair.trim());
  return pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * @param keys secrets; the first signs, all verify
 * @param isSecure whether browsers send the cookies over https only
 */
export function signedCookies(keys: readonly string[], isSecure: boolean): CookieJar {
  const sign = (key: string, name: string, payload: string) =>
    createHmac('sha256', key).update(`content ${name} ${payload}`).digest();
  const append = (reply: FastifyReply, name: string, value: string, seconds: number) => {
    const attributes = `Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    reply.header('set-cookie', [
      ...[reply.getHeader('set-cookie') ?? []].flat().map(String),
      `${nameOf(name, isSecure)}=${value}; ${attributes}`,
    ]);
  };
  return {
    read(request, name) {
      const [payload = '', signature = ''] = cookieOf(request, nameOf(name, isSecure))?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.some(key => {
        const expected = sign(key, name, payload);
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
      return isOurs ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : undefined;
    },
    write(reply, name, value, seconds) {
      const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
      append(reply, name, `${payload}.${sign(keys[0] ?? '', name, payload).toString('base64url')}`, seconds);
    },
    clear: (reply, name) => append(reply, name, '', 0),
  };
}
