import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why a call to another server was not made or gave nothing. The text may be shown to users. */
export class OutboundError extends Error {
  readonly reason: 'address' | 'unreachable' | 'timeout' | 'too-large';
  constructor(reason: OutboundError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface OutboundCall {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole call, name look-up included. */
  deadlineMs: number;
  /** Bytes the answer may have. */
  mostBytes: number;
  /** Whether addresses within the operator's own network may be called: only by configuration. */
  allowPrivate: boolean;
}

export interface OutboundAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  content: Buffer;
}

interface Resolved {
  address: string;
  family: number;
}

/**
 * Whether an address is one of the public internet. Everything else (loopback, private, link-local with the cloud's
 * metadata service, carrier-grade, multicast, tunnels that lead to one of them) is not called.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps IPv4 in IPv6; NAT64, 6to4 and Teredo have ranges of their own and are refused.
  return ipaddr.process(address).range() === 'unicast';
}

const notAllowed = () =>
  new OutboundError('address', 'This address leads into a private network, which is not called from here.');

/** All addresses of a name are checked: one that is not public makes the name unusable, whichever comes first. */
async function resolve(host: string, allowPrivate: boolean): Promise<Resolved> {
  const literal = isIP(host);
  const found: Resolved[] = literal
    ? [{ address: host, family: literal }]
    : await lookup(host, { all: true });
  const first = found[0];
  if (!first) throw new OutboundError('unreachable', 'This address cannot be found.');
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address))) throw notAllowed();
  return first;
}

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** Whether calls to an address would be made; an unknown host name is reported when it is called. */
export const leadsOutside = (url: URL, allowPrivate: boolean): Promise<boolean> =>
  resolve(hostOf(url), allowPrivate).then(
    () => true,
    error => !(error instanceof OutboundError && error.reason === 'address'),
  );

/**
 * Calls another server: http or https, no redirects, and exactly the address that was checked, so that a name cannot
 * mean something else a moment later. Only the headers given are sent: no token, no referrer.
 *
 * @throws OutboundError
 */
export async function callOutside(call: OutboundCall): Promise<OutboundAnswer> {
  const { url, deadlineMs, allowPrivate } = call;
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) throw notAllowed();
  const signal = AbortSignal.timeout(deadlineMs);
  const late = () => new OutboundError('timeout', 'The other server did not answer in time.');
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(late()), { once: true });
  });
  const answered = resolve(hostOf(url), allowPrivate).then(address => send(call, address, signal));
  try {
    return await Promise.race([answered, timedOut]);
  } catch (error) {
    // The loser of the race also fails, when the signal aborts it; nothing awaits it any more.
    answered.catch(() => undefined);
    if (error instanceof OutboundError) throw error;
    throw signal.aborted ? late() : new OutboundError('unreachable', 'The other server cannot be reached.');
  }
}

function send(call: OutboundCall, checked: Resolved, signal: AbortSignal): Promise<OutboundAnswer> {
  const { url, method = 'GET', headers = {}, body, mostBytes } = call;
  const pinned: LookupFunction = (_host, options, done) =>
    options.all
      ? (done as unknown as (error: null, all: Resolved[]) => void)(null, [checked])
      : done(null, checked.address, checked.family);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolved, reject) => {
    const outgoing = request(
      url,
      { method, headers: { ...headers, ...length }, lookup: pinned, signal, agent: false },
      answer => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= mostBytes) return void chunks.push(chunk);
          outgoing.destroy();
          reject(new OutboundError('too-large', 'The answer of the other server is too large.'));
          return undefined;
        });
        answer.on('error', reject);
        answer.on('end', () =>
          resolved({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            content: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
