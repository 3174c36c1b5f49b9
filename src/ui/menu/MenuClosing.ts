import { createContext, type RefObject } from 'react';

/** What an entry leaves for the moment in which its menu has closed. */
export interface Closing {
  /** Another page of the app opens: the focus does not return to where the menu came from. */
  leads?: boolean;
  /**
   * Done when the focus is back: a dialog that opened with the entry already gone would find it nowhere, and leave it
   * nowhere when it closes.
   */
  afterwards?: (() => void) | undefined;
}

export const MenuClosing = createContext<RefObject<Closing> | null>(null);
