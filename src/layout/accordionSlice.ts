import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AccordionState {
  /** Ids of the open items, each once. */
  openItems: string[];
}

/** The Supplier Portal group of the sidebar is the first item of the accordion. */
export const SUPPLIER_PORTAL_ITEM = 'supplier-portal';

const initialState: AccordionState = { openItems: [SUPPLIER_PORTAL_ITEM] };

/** Which expandable items are open, by id. */
export const accordionSlice = createSlice({
  name: 'accordion',
  initialState,
  reducers: {
    accordionItemToggled: (state, { payload: id }: PayloadAction<string>) => {
      const index = state.openItems.indexOf(id);
      if (index === -1) state.openItems.push(id);
      else state.openItems.splice(index, 1);
    },
  },
  selectors: {
    selectAccordionItemOpen: (state, id: string) => state.openItems.includes(id),
  },
});

export const { accordionItemToggled } = accordionSlice.actions;
export const { selectAccordionItemOpen } = accordionSlice.selectors;
