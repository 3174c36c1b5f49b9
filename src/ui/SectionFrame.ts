import { createContext } from 'react';

/** Whether a section stands below a heading of its own already, such as that of a fold, and shows none itself. */
export const IsTitledContext = createContext(false);
