import type { DemoDocument } from './demoDocuments.ts';

/** What the analysis of the steering column lock rests on, and what shows that its requirements are met. */
export const STEERING_LOCK_DOCUMENTS: readonly DemoDocument[] = [
  {
    code: 'DOC-001',
    name: 'Item definition',
    description: 'What belongs to the steering column lock and what does not.',
    format: 'docx',
    revisions: [
      { text: 'lock_item_definition_1', by: 'lead', comment: 'First edition' },
      { text: 'lock_item_definition_2', by: 'engineer', comment: 'Connector and towing added' },
    ],
    hazards: ['HZ-001', 'HZ-002', 'HZ-010'],
    targets: ['ST-001', 'ST-003'],
  },
  {
    code: 'DOC-002',
    name: 'Bolt position over temperature',
    description: 'Test report of the supplier of the sensors.',
    format: 'pdf',
    revisions: [{ text: 'lock_bolt_position_test', by: 'engineer', comment: 'Samples 01 to 06' }],
    targets: ['ST-002'],
    requirements: ['SREM-002'],
  },
  {
    code: 'DOC-003',
    name: 'Interface agreement on the speed',
    description: 'Signed by the makers of the brake system and of the lock.',
    format: 'md',
    revisions: [{ text: 'lock_speed_interface', by: 'lead', comment: '' }],
    requirements: ['SREM-005'],
  },
];
