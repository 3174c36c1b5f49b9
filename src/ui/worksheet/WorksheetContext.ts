import { createContext, use } from 'react';
import type { WorksheetController } from './worksheetController';
import type { Colleague, RowState } from './worksheetTypes';

// Renderers are handed to the grid once and for all; what they need comes by context.
type AnyController = WorksheetController<object>;

export const WorksheetContext = createContext<AnyController | null>(null);

export function useWorksheetController(): AnyController {
  const controller = use(WorksheetContext);
  if (controller === null) throw new Error('Only inside of a Worksheet');
  return controller;
}

/** State of the row around a cell; cells render again only when that of their own row changes. */
export const RowStateContext = createContext<RowState | undefined>(undefined);

export const NO_COLLEAGUES: readonly Colleague[] = [];

/** Those who are in the row around a cell. */
export const ColleaguesContext = createContext(NO_COLLEAGUES);
