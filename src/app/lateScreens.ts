import { type ComponentType, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { orLate } from '@/ui/lateCode';

/** After the screen that was asked for has come with its records. */
const PREPARE_DELAY_MS = 5000;

type LoadRoute = () => Promise<{ Component?: ComponentType | null }>;

const loadOf = ({ lazy }: RouteObject) => (typeof lazy === 'function' ? (lazy as LoadRoute) : undefined);

/** Routes whose code may be missing without that the screen around them fails; the router itself never asks twice. */
export function lateScreens(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(route => {
    const load = loadOf(route);
    const found = {
      ...route,
      ...(load && {
        lazy: async () => {
          let screen: Awaited<ReturnType<LoadRoute>> = {};
          const Component = await orLate(async () => {
            screen = await load();
            return screen.Component as ComponentType;
          });
          return { ...screen, Component };
        },
      }),
      ...(route.children && { children: lateScreens(route.children) }),
    };
    return found as RouteObject;
  });
}

/**
 * Fetches the code of screens one after another while nothing else is to be done, so that they are there offline. Browsers
 * that cannot say when that is, and people who save data, do without.
 */
export function usePreparedScreens(routes: readonly RouteObject[], isNear: boolean): void {
  useEffect(() => {
    const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (!isNear || savesData || !('requestIdleCallback' in window)) return;
    let isLeft = false;
    const loads = withChildren(routes).flatMap(route => loadOf(route) ?? []);
    const next = async () => {
      const load = loads.shift();
      if (isLeft || !load) return;
      // What cannot be had now is asked for again when it is opened.
      await load().catch(() => undefined);
      whenIdle(() => void next());
    };
    const timer = setTimeout(() => whenIdle(() => void next()), PREPARE_DELAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [routes, isNear]);
}

/** On a busy machine there is no idle moment, and the connection may go before it comes. */
const whenIdle = (then: () => void) => requestIdleCallback(then, { timeout: 1000 });

const withChildren = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap(route => [route, ...withChildren(route.children ?? [])]);
