import { createSlice } from '@reduxjs/toolkit';

export interface SideMenuState {
  open: boolean;
}

const initialState: SideMenuState = { open: false };

/** The slide-in menu of narrow screens. */
export const sideMenuSlice = createSlice({
  name: 'sideMenu',
  initialState,
  reducers: {
    sideMenuOpened: state => {
      state.open = true;
    },
    sideMenuClosed: state => {
      state.open = false;
    },
  },
  selectors: {
    selectSideMenuOpen: state => state.open,
  },
});

export const { sideMenuOpened, sideMenuClosed } = sideMenuSlice.actions;
export const { selectSideMenuOpen } = sideMenuSlice.selectors;
