import { type ContextType, useCallback, useContext, useEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router-dom';

/**
 * - `push`: another view that somebody chose, such as a page or a filter: Back returns to the one before.
 * - `replace`: the same view on its way, such as a search being typed, or an address put right.
 */
export type AddressStep = 'push' | 'replace';

/** Values by name; an empty one takes the name out, several stand one after another. */
type AddressPart = Record<string, string | readonly string[]>;

/** The query of the address, and the one way in which lists and filters change it. */
export function useAddressParameters(): [
  address: URLSearchParams,
  change: (part: AddressPart, step?: AddressStep) => void,
] {
  const [address, setAddress] = useSearchParams();
  const { key, pathname } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  // Two changes before the next render must not undo each other.
  const latest = useRef({ address, setAddress, key, pathname });
  useEffect(() => {
    latest.current = { address, setAddress, key, pathname };
  }, [address, setAddress, key, pathname]);
  const change = useCallback(
    (part: AddressPart, step: AddressStep = 'push') => {
      const known = latest.current;
      const before = router ? whatRouterHas(router, known) : known.address;
      // A late change of a page that was left must not lead back to it.
      if (!before) return;
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(part)) {
        const [first, ...others] = [value].flat().filter(one => one !== '');
        if (first === undefined) next.delete(name);
        else next.set(name, first);
        for (const one of others) next.append(name, one);
      }
      known.address = next;
      // What changes nothing must not cost a press of Back.
      if (next.toString() === before.toString()) return;
      known.setAddress(next, { replace: step === 'replace', preventScrollReset: true });
    },
    [router],
  );
  return [address, change];
}

type DataRouter = NonNullable<ContextType<typeof DataRouterContext>>['router'];

/**
 * The query that a change starts from: what a navigation asked for that is done and not rendered yet stands.
 * @returns undefined where that led to another page
 */
function whatRouterHas(
  { state: { location }, basename = '/' }: DataRouter,
  known: { address: URLSearchParams; key: string; pathname: string },
): URLSearchParams | undefined {
  if (location.key === known.key) return known.address;
  const base = basename === '/' ? '' : basename;
  return location.pathname === `${base}${known.pathname}` ? new URLSearchParams(location.search) : undefined;
}
