import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface UsedCommandsState {
  /** Ids of commands, the last used one first, each once. */
  ids: string[];
}

const MOST = 5;
const initialState: UsedCommandsState = { ids: [] };

/** What was chosen in the command palette of late. */
export const usedCommandsSlice = createSlice({
  name: 'usedCommands',
  initialState,
  reducers: {
    commandUsed: (state, { payload: id }: PayloadAction<string>) => {
      state.ids = [id, ...state.ids.filter(other => other !== id)].slice(0, MOST);
    },
  },
  selectors: { selectUsedCommands: state => state.ids },
});

export const { commandUsed } = usedCommandsSlice.actions;
export const { selectUsedCommands } = usedCommandsSlice.selectors;
