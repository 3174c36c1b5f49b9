import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Params, useMatches } from 'react-router-dom';

/** What a route may say about itself in `handle`. */
export interface RouteHandle {
  /** The way to the page, shown in the header. */
  crumb?: (params: Params) => ReactNode;
}

/** The breadcrumb of the innermost open route that has one. */
export function Breadcrumbs() {
  const match = useMatches().findLast(({ handle }) => (handle as RouteHandle | undefined)?.crumb);
  const crumb = (match?.handle as RouteHandle | undefined)?.crumb;
  return <Box sx={{ minWidth: 0, flex: 1, overflow: 'hidden' }}>{match && crumb?.(match.params)}</Box>;
}
