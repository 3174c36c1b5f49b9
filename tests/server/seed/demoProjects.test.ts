import { describe, expect, test } from 'vitest';
import {
  type PalletisingCellData,
  palletisingCellProject,
} from '../../../server/seed/palletisingCellProject.ts';
import type { PublishedFunctions } from '../../../server/seed/publishedFunctions.ts';
import { remoteControlProject } from '../../../server/seed/publishedProjects.ts';
import { shippedRatingSets } from '../../../server/seed/ratingSets.ts';

import { readSeedData } from '../../../server/seed/seedData.ts';

describe('a published result that the table does not give', () => {
  const sets = shippedRatingSets();

  test('stops the remote control library', () => {
    const data = readSeedData<PublishedFunctions>('hara_c_rcp_remote_control.json');
    const [first, ...others] = data.hazardousEvents;
    if (!first) throw new Error('The file holds no event');
    const wrong = { ...data, hazardousEvents: [{ ...first, publishedLevel: 'D' }, ...others] };
    expect(() => remoteControlProject(sets, wrong)).toThrow(
      'The demo data cannot be seeded: H-001 is published with D, but the table says: C',
    );
  });

  test('stops the remote control library when a safety goal has another level than its events', () => {
    const data = readSeedData<PublishedFunctions>('hara_c_rcp_remote_control.json');
    const [first, ...others] = data.safetyGoals;
    if (!first) throw new Error('The file holds no goal');
    const wrong = { ...data, safetyGoals: [{ ...first, publishedLevel: 'B' }, ...others] };
    expect(() => remoteControlProject(sets, wrong)).toThrow(
      'The demo data cannot be seeded: SG-001 is published with B, but its events do not lead there',
    );
  });

  test('stops the palletising cell when the measures lead to other levels', () => {
    const data = readSeedData<PalletisingCellData>('machine_demo_palletising_cell.json');
    const [first, ...others] = data.hazards;
    if (!first) throw new Error('The file holds no hazard');
    const wrong = { ...data, hazards: [{ ...first, rrms: first.rrms.slice(1) }, ...others] };
    expect(() => palletisingCellProject(sets, wrong)).toThrow(
      'the measures of MH-01 do not lead to its final levels in HOUSE_SEA',
    );
  });

  test('stops the palletising cell, also for another class or number alone', () => {
    const data = readSeedData<PalletisingCellData>('machine_demo_palletising_cell.json');
    const [first, ...others] = data.hazards;
    if (!first?.initial.IEC62061) throw new Error('The file holds no hazard in IEC 62061');
    const rated = first.initial.IEC62061;
    for (const change of [{ rating: 'SIL2' }, { class: '8-10' }, { cl: 12 }, { exposure: 'Fr9' }]) {
      const wrong = {
        ...data,
        hazards: [{ ...first, initial: { ...first.initial, IEC62061: { ...rated, ...change } } }, ...others],
      };
      expect(() => palletisingCellProject(sets, wrong)).toThrow(
        'MH-01 in IEC 62061 (2005/2015) is published with',
      );
    }
  });
});
