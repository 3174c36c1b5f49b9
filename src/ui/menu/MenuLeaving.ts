import { createContext, type RefObject } from 'react';

/** Set by an entry that opens another page of the app: the focus then does not return to the menu's button. */
export const MenuLeaving = createContext<RefObject<boolean> | null>(null);
