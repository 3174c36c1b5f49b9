import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface OrganizationSelectionState {
  /** undefined: nothing chosen in this session, so the default of the preferences counts; null: all of them. */
  selectedOrganizationUuid?: string | null;
}

const initialState: OrganizationSelectionState = {};

/** The organization that the person at the screen works for just now. */
export const organizationSelectionSlice = createSlice({
  name: 'organizationSelection',
  initialState,
  reducers: {
    organizationSelected: (state, { payload: uuid }: PayloadAction<string | null>) => {
      state.selectedOrganizationUuid = uuid;
    },
  },
  selectors: {
    selectChosenOrganizationUuid: state => state.selectedOrganizationUuid,
  },
});

export const { organizationSelected } = organizationSelectionSlice.actions;
export const { selectChosenOrganizationUuid } = organizationSelectionSlice.selectors;
