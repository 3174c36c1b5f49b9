import { useCallback, useEffect, useRef, useState } from 'react';
import type { ViewParameters } from './viewParameters';

/** The address follows the typing this much later, ms. */
const ADDRESS_DELAY = 300;

/** The text searched for: at once on the screen, a little later in the address. */
export function useSearchText(
  fromAddress: string,
  changeView: (change: Partial<ViewParameters>) => void,
): [string, (query: string) => void] {
  const [query, setQuery] = useState(fromAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback(
    (next: string) => {
      setQuery(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => changeView({ query: next }), ADDRESS_DELAY);
    },
    [changeView],
  );
  return [query, change];
}
