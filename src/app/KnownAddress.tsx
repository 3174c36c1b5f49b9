import { Outlet, type RouteObject, useMatches } from 'react-router-dom';
import { lazyPart } from '@/ui/lazyPart';
import { usePreparedScreens } from './lateScreens';

const NotFoundPage = lazyPart(() =>
  import('@/features/not-found/NotFoundPage').then(page => page.NotFoundPage),
);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The parts of the paths in routes.tsx are uuids (specification §2): an address with anything else is an unknown one.
 *
 * @param props.ofProjects fetched beforehand where a project is open
 */
export function KnownAddress({ ofProjects }: { ofProjects: readonly RouteObject[] }) {
  const params = useMatches().at(-1)?.params ?? {};
  const parts = Object.entries(params);
  usePreparedScreens(ofProjects, params.projectUuid !== undefined);
  const isKnown = parts.every(([name, part]) => !name.endsWith('Uuid') || UUID.test(part ?? ''));
  return isKnown ? <Outlet /> : <NotFoundPage />;
}
