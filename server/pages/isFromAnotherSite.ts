import type { FastifyRequest } from 'fastify';

/** Second line of defence behind the cookie: pages cannot forge the Fetch Metadata headers that browsers send. */
export const isFromAnotherSite = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
};
