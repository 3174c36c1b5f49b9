import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Params, useLocation, useMatches } from 'react-router-dom';

/** Where the open page is, without what its query says. */
interface Address {
  /** Without a slash at its end. */
  pathname: string;
  /** Of the innermost open route. */
  params: Readonly<Params>;
}

const AddressContext = createContext<Address | null>(null);

/** Around everything that asks for it. */
export function PageAddress({ children }: { children: ReactNode }) {
  const pathname = useLocation().pathname.replace(/(?<=.)\/+$/, '');
  const params = useMatches().at(-1)?.params;
  const known = JSON.stringify(params ?? {});
  const address = useMemo(() => ({ pathname, params: JSON.parse(known) as Params }), [pathname, known]);
  return <AddressContext value={address}>{children}</AddressContext>;
}

/**
 * The address of the open page. Unlike the router's own hooks it renders nothing again where only the query changes, as it
 * does with every row that is selected in a sheet: header, side menu and tabs are six hundred parts.
 */
export function usePageAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('usePageAddress needs a PageAddress around it');
  return address;
}
