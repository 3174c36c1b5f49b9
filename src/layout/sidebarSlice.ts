import { createSlice } from '@reduxjs/toolkit';
import { tokens } from '@/theme';

export interface SidebarState {
  expanded: boolean;
}

/** Open by default where there is room for it (specification §9: 1024 px or more). */
export const initialSidebarState = (viewportWidth: number): SidebarState => ({
  expanded: viewportWidth >= tokens.sidebar.expandedFrom,
});

export const sidebarSlice = createSlice({
  name: 'sidebar',
  initialState: () => initialSidebarState(window.innerWidth),
  reducers: {
    sidebarToggled: state => {
      state.expanded = !state.expanded;
    },
  },
  selectors: {
    selectSidebarExpanded: state => state.expanded,
  },
});

export const { sidebarToggled } = sidebarSlice.actions;
export const { selectSidebarExpanded } = sidebarSlice.selectors;
