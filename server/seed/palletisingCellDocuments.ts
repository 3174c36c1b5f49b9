import type { DemoDocument } from './demoDocuments.ts';

/** What the analysis of the palletising cell rests on. */
export const PALLETISING_CELL_DOCUMENTS: readonly DemoDocument[] = [
  {
    code: 'DOC-001',
    name: 'Limits of the machine',
    description: 'Limits of use, space and time by ISO 12100, 5.3.',
    format: 'docx',
    revisions: [{ text: 'cell_limits', by: 'engineer', comment: 'For the start of the analysis' }],
    hazards: ['HZ-001', 'HZ-003', 'HZ-004'],
  },
  {
    code: 'DOC-002',
    name: 'Stopping time of the robot',
    description: 'Measured at the light curtain of the pallet exit; the distance by ISO 13855 rests on it.',
    format: 'pdf',
    revisions: [
      { text: 'cell_stopping_time_1', by: 'engineer', comment: 'New brakes' },
      { text: 'cell_stopping_time_2', by: 'engineer', comment: 'Brakes at their limit of wear' },
    ],
    hazards: ['HZ-004'],
    requirements: ['SREM-001'],
  },
  {
    code: 'DOC-003',
    name: 'Minutes of the walk-through',
    description: 'What was seen and agreed at the site.',
    format: 'md',
    revisions: [{ text: 'cell_walk_through', by: 'lead', comment: '' }],
    hazards: ['HZ-001', 'HZ-002', 'HZ-007'],
  },
];
