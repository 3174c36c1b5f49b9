import type { RouteObject } from 'react-router-dom';

export const supplierRoutes: RouteObject[] = [
  {
    path: 'invite-supplier',
    lazy: () => import('./InviteSupplierPage').then(page => ({ Component: page.InviteSupplierPage })),
  },
];
