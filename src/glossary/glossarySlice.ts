import { createSlice } from '@reduxjs/toolkit';

export interface GlossaryState {
  /** Once on, it stays on until the tab is closed (specification §4). */
  editMode: boolean;
}

const initialState: GlossaryState = { editMode: false };

export const glossarySlice = createSlice({
  name: 'glossary',
  initialState,
  reducers: {
    editModeEntered: state => {
      state.editMode = true;
    },
  },
  selectors: {
    selectEditMode: state => state.editMode,
  },
});

export const { editModeEntered } = glossarySlice.actions;
export const { selectEditMode } = glossarySlice.selectors;
