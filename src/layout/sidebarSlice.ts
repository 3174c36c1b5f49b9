import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SidebarState {
  /** undefined until it is first toggled: then the default of the layout counts. */
  expanded?: boolean;
}

const initialState: SidebarState = {};

export const sidebarSlice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    /** Carries what it is now. */
    sidebarToggled: (state, { payload: expanded }: PayloadAction<boolean>) => {
      state.expanded = expanded;
    },
  },
  selectors: {
    selectSidebarExpanded: state => state.expanded,
  },
});

export const { sidebarToggled } = sidebarSlice.actions;
export const { selectSidebarExpanded } = sidebarSlice.selectors;
