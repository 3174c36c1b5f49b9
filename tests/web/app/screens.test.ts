import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { MODEL_SHEETS, paths } from '@/config/paths';
import { SCREENS } from '../../support/e2e/screens.ts';

/** Patterns of the routes that show something, below the base path. */
const patternsOf = (some: RouteObject[], parent = ''): string[] =>
  some.flatMap(({ path, index, children }) => {
    const pattern = path ? `${parent}/${path}` : parent;
    if (index || !children) return [pattern || '/'];
    return patternsOf(children, pattern);
  });

const patterns = patternsOf(routes);

it('every route is a screen that the end-to-end tests know', () => {
  expect(Object.keys(SCREENS).sort()).toEqual([...patterns].sort());
});

it('every path that the app links to is a route', () => {
  const isRoute = (path: string) =>
    patterns.some(
      pattern => pattern !== '/*' && new RegExp(`^${pattern.replaceAll(/:\w+/g, 'x')}$`).test(path),
    );
  const { projectModel, projectVoting, ...others } = paths;
  const built = [
    ...Object.values(others as unknown as Record<string, (...uuids: string[]) => string>).map(build =>
      build('x', 'x'),
    ),
    ...Object.values(MODEL_SHEETS)
      .flat()
      .map(sheet => projectModel('x', sheet)),
    projectVoting('x'),
    projectVoting('x', 'queue', 'HZ-001'),
  ].map(path => new URL(path, 'http://x').pathname);
  expect(built.filter(path => !isRoute(path))).toEqual([]);
});
