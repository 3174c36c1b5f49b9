import type { FastifyRequest } from 'fastify';

/** Second line of defence behind the cookie; browsers that know Fetch Metadata cannot be made to lie about it. */
export const isFromAnotherSite = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
};
