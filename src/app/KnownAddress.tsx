import { lazy } from 'react';
import { Outlet, useMatches } from 'react-router-dom';

const NotFoundPage = lazy(() =>
  import('@/features/not-found/NotFoundPage').then(page => ({ default: page.NotFoundPage })),
);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The parts of the paths in routes.tsx are uuids (specification §2): an address with anything else is an unknown one. */
export function KnownAddress() {
  const parts = Object.entries(useMatches().at(-1)?.params ?? {});
  const isKnown = parts.every(([name, part]) => !name.endsWith('Uuid') || UUID.test(part ?? ''));
  return isKnown ? <Outlet /> : <NotFoundPage />;
}
