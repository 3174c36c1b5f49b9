/**
 * Tables of published and of constructed analyses as a spreadsheet would hold them, with the levels that the tables
 * themselves give. Facts paraphrased; where they come from stands in docs/decisions/0046.
 */
interface PasteTable {
  readonly set: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Lane departure warning and lane keeping: a course example that is reused widely (ISO 26262-3). */
export const LANE_ASSISTANCE: PasteTable = {
  set: 'ISO26262-3-2018',
  header: ['Function', 'Malfunction', 'Situation', 'Hazardous event', 'S', 'E', 'C', 'ASIL'],
  rows: [
    [
      'Lane departure warning (haptic torque)',
      'Oscillating torque far too high',
      'Motorway, rain, high speed, correctly used',
      'Driver loses control and collides',
      'S3',
      'E3',
      'C3',
      'C',
    ],
    [
      'Lane keeping assistance',
      'Assistance without time limit, used as autonomous driving',
      'Driver misuses the function',
      'Driver inattentive, vehicle leaves lane',
      'S3',
      'E2',
      'C3',
      'B',
    ],
  ],
};

/**
 * A motorised desk lift rated with the scales of ISO 25119-2. The source's own formula is no rating set; the levels are
 * those of the standard's graph.
 */
export const DESK_LIFT: PasteTable = {
  set: 'ISO25119-2-RECONSTRUCTED',
  header: ['Situation', 'Hazardous event', 'S', 'E', 'C', 'AgPLr'],
  rows: [
    ['User near desk, idle', 'Unintended upward motion', 'S1', 'E1', 'C3', 'QM'],
    ['User near desk, idle', 'Unintended downward motion', 'S1', 'E3', 'C3', 'b'],
    ['Normal operation', 'Does not stop when button released', 'S1', 'E3', 'C3', 'b'],
    ['End of stroke', 'Does not stop at end of travel', 'S1', 'E2', 'C2', 'QM'],
    ['Conflicting input', 'Both buttons cause motion', 'S1', 'E2', 'C2', 'QM'],
    ['Powered', 'Motor runaway by electrical fault', 'S2', 'E1', 'C3', 'a'],
    ['Unattended', 'Motion while user is away', 'S1', 'E1', 'C2', 'QM'],
    ['Power fluctuation', 'Motion after brown-out reset', 'S1', 'E1', 'C3', 'QM'],
    ['Powered', 'Motor driver stuck on', 'S2', 'E1', 'C3', 'a'],
  ],
};

/** A robot palletising cell, constructed for demos and tests (ISO 13849-1). */
export const PALLETISING: PasteTable = {
  set: 'ISO13849-1',
  header: [
    'Machine',
    'Task',
    'Zone',
    'Phase',
    'Personnel',
    'Hazard type',
    'Energy',
    'Hazardous event',
    'S',
    'F',
    'Pr',
    'P',
    'PLr',
  ],
  rows: (
    [
      [
        'Clear a dropped box',
        'Robot arm work zone',
        'Jam clearing',
        'Operator',
        'Impact',
        'Mechanical',
        'Unexpected start while inside',
        'S2',
        'F1',
        'PrN',
        'P2',
        'd',
      ],
      [
        'Teach a new pallet pattern',
        'Robot arm work zone',
        'Setting and teaching',
        'Programmer',
        'Crushing',
        'Mechanical',
        'Robot moves towards the person',
        'S2',
        'F1',
        'PrN',
        'P1',
        'c',
      ],
      [
        'Feed boxes',
        'Infeed conveyor',
        'Normal operation',
        'Operator',
        'Drawing-in',
        'Mechanical',
        'Hand pulled into the roller gap',
        'S2',
        'F2',
        'PrN',
        'P1',
        'd',
      ],
      [
        'Remove full pallet with truck',
        'Pallet exit',
        'Normal operation',
        'Truck driver',
        'Impact',
        'Mechanical',
        'Walks in behind the pallet',
        'S2',
        'F2',
        'PrN',
        'P2',
        'e',
      ],
      [
        'Replace drive',
        'Control cabinet',
        'Maintenance',
        'Electrician',
        'Electric shock',
        'Electrical',
        'Touches live parts',
        'S2',
        'F1',
        'PrL',
        'P2',
        'c',
      ],
      [
        'Change suction cups',
        'Gripper',
        'Maintenance',
        'Maintenance technician',
        'Impact',
        'Pneumatic',
        'Stored air moves the gripper',
        'S1',
        'F1',
        'PrN',
        'P2',
        'b',
      ],
      [
        'Clean under the frame',
        'Pallet stack',
        'Cleaning',
        'Cleaner',
        'Falling object',
        'Gravity',
        'Stack tips',
        'S2',
        'F1',
        'PrN',
        'P1',
        'c',
      ],
      [
        'Stay near the cell',
        'Whole cell',
        'Normal operation',
        'Passer-by',
        'Hearing strain',
        'Noise',
        'Long stay near suction',
        'S1',
        'F2',
        'PrN',
        'P1',
        'b',
      ],
    ] as const
  ).map(row => ['Robot palletising cell (fictional)', ...row]),
};

/** What a spreadsheet puts on the clipboard as plain text. */
export const asTsv = (lines: readonly (readonly string[])[]): string =>
  lines
    .map(line =>
      line.map(cell => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\r\n');
