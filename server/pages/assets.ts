import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { DIST } from '../http/webApp.ts';
import { fontFacesOf } from './fontFaces.ts';

/** A small file of the server's pages, kept in memory. */
export interface PageAsset {
  path: string;
  type: string;
  content: string;
  /** The address with the version in it, so that browsers may keep it. */
  href: string;
}

const read = (url: URL) => readFileSync(url, 'utf8');

function assetOf(path: string, type: string, content: string): PageAsset {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path, type, content, href: `${path}?v=${version}` };
}

/** A style sheet: the app's font, colours and type of all pages, then the rules of these ones. */
export const styleSheet = (path: string, own: URL): PageAsset =>
  assetOf(
    path,
    'text/css; charset=utf-8',
    [fontFacesOf(DIST), read(new URL('theme.css', import.meta.url)), read(own)].join('\n'),
  );

/** A script of the pages that cannot do without one. */
export const scriptAt = (path: string, own: URL): PageAsset =>
  assetOf(path, 'text/javascript; charset=utf-8', read(own));

/** Badger's mark, at the address where some pages have it. */
export const iconAt = (path: string): PageAsset =>
  assetOf(path, 'image/svg+xml', read(new URL('icon.svg', import.meta.url)));

/** Serves them to be kept for good. */
export function serveAssets(fastify: FastifyInstance, assets: readonly PageAsset[]): void {
  for (const { path, type, content } of assets)
    fastify.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type(type)
        .send(content),
    );
}
