import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

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
  // Two changes before the next render must not undo each other.
  const latest = useRef({ address, setAddress });
  useEffect(() => {
    latest.current = { address, setAddress };
  }, [address, setAddress]);
  const change = useCallback((part: AddressPart, step: AddressStep = 'push') => {
    const next = new URLSearchParams(latest.current.address);
    for (const [name, value] of Object.entries(part)) {
      const [first, ...others] = [value].flat().filter(one => one !== '');
      if (first === undefined) next.delete(name);
      else next.set(name, first);
      for (const one of others) next.append(name, one);
    }
    // What changes nothing must not cost a press of Back.
    if (next.toString() === latest.current.address.toString()) return;
    latest.current.address = next;
    latest.current.setAddress(next, { replace: step === 'replace', preventScrollReset: true });
  }, []);
  return [address, change];
}
