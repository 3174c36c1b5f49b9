import { createSlice } from '@reduxjs/toolkit';

export interface GlossaryState {
  /** Once on, it stays on for the rest of the session, unless the editor leaves it (specification §4). */
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
    editModeLeft: state => {
      state.editMode = false;
    },
  },
  selectors: {
    selectEditMode: state => state.editMode,
  },
});

export const { editModeEntered, editModeLeft } = glossarySlice.actions;
export const { selectEditMode } = glossarySlice.selectors;
