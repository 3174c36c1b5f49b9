import { lazyPart } from '@/ui/lazyPart';

/** The details of a hazard; their frame stands at once, so that the grid beside it has its width. */
export const LazyHazardPanel = lazyPart(() => import('./HazardPanel').then(module => module.HazardPanel));
