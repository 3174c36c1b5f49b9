import type { LibraryEntity } from '@/api/project-actions';
import { defineTexts } from '@/glossary/defineTexts';

/** What the kinds of records in a library are called. */
export const LIBRARY_TEXTS = defineTexts(
  'library',
  {
    Rrm: 'Measures',
    Cea: 'Elements of situations',
    ExposureEstimateType: 'Estimate types of exposure',
    PersonnelMember: 'Groups of people',
    Zone: 'Zones',
    Area: 'Areas',
  },
  'kind-',
);

export const LIBRARY_ENTITIES = Object.keys(LIBRARY_TEXTS) as LibraryEntity[];
