import { lazyPart } from '@/ui/lazyPart';

/** Asked for rarely: the forms' code shall not come with every page of a project. */
export const LazyArchiveDialog = lazyPart(() =>
  import('./ArchiveDialog').then(module => module.ArchiveDialog),
);
