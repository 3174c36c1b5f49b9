import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface HazardSelectionState {
  selectedHazardUuid: string | null;
  /**
   * The set of collapsed groups, and of sections of the panel that were folded or unfolded, as a record, because a Set
   * cannot be stored or sent to the developer tools.
   */
  collapsedItems: Record<string, true>;
}

const initialState: HazardSelectionState = { selectedHazardUuid: null, collapsedItems: {} };

/** The selected hazard and the collapsed groups of the worksheet (specification §4 "App state kept"). */
export const hazardSelectionSlice = createSlice({
  name: 'hazardSelection',
  initialState,
  reducers: {
    hazardSelected: (state, { payload: uuid }: PayloadAction<string | null>) => {
      state.selectedHazardUuid = uuid;
    },
    itemCollapseToggled: (state, { payload: id }: PayloadAction<string>) => {
      if (state.collapsedItems[id]) delete state.collapsedItems[id];
      else state.collapsedItems[id] = true;
    },
    itemsCollapsed: (state, { payload: ids }: PayloadAction<string[]>) => {
      for (const id of ids) state.collapsedItems[id] = true;
    },
    itemsExpanded: (state, { payload: ids }: PayloadAction<string[]>) => {
      for (const id of ids) delete state.collapsedItems[id];
    },
  },
  selectors: {
    selectSelectedHazardUuid: state => state.selectedHazardUuid,
    selectCollapsedItems: state => state.collapsedItems,
    selectItemCollapsed: (state, id: string) => state.collapsedItems[id] === true,
  },
});

export const { hazardSelected, itemCollapseToggled, itemsCollapsed, itemsExpanded } =
  hazardSelectionSlice.actions;
export const { selectSelectedHazardUuid, selectCollapsedItems, selectItemCollapsed } =
  hazardSelectionSlice.selectors;
