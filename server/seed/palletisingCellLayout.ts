import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { receiveFile } from '../storage/receiveFile.ts';
import type { DemoDesk } from './demoDesk.ts';
import { seedDataFile } from './seedData.ts';

const PICTURE = 'palletising_cell.svg';
const [WIDTH, HEIGHT] = [1200, 800];

type Corners = readonly (readonly [x: number, y: number])[];

const box = (left: number, top: number, right: number, bottom: number): Corners => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Corners in the picture's own units, by the code of the zone; the larger ones first, so that the small ones lie above. */
const ZONES: Record<string, Corners> = {
  WHOLE_CELL: box(240, 120, 960, 680),
  ROBOT_ARM_WORK_ZONE: [
    [430, 235],
    [570, 205],
    [735, 235],
    [745, 440],
    [690, 560],
    [570, 600],
    [450, 560],
    [395, 440],
  ],
  INFEED_CONVEYOR: box(52, 350, 392, 450),
  PALLET_STACK: box(748, 240, 914, 424),
  PALLET_EXIT: box(772, 428, 868, 772),
  CONTROL_CABINET: box(52, 122, 180, 300),
  GRIPPER: box(640, 250, 740, 350),
};

const AISLE = { code: 'TRUCK_AISLE', name: 'Aisle of the pallet trucks', corners: box(0, 700, 1200, 800) };

const points = (corners: Corners) => corners.map(([x, y]) => ({ x: x / WIDTH, y: y / HEIGHT }));

/** The picture of the cell with its zones and the aisle beside it, drawn on it. */
export async function drawCell(desk: DemoDesk): Promise<void> {
  const { settings, projectUuid } = desk;
  if (!settings) return;
  const { records = [] } = await desk.call('engineer', 'createAreasBatch', {
    path: { projectUuid },
    body: { items: [{ code: AISLE.code, name: AISLE.name }] },
  });
  const areaUuid = records[0]?.uuid ?? null;
  const file = await receiveFile(settings.dataFolder, Readable.from([seedDataFile(PICTURE)]), PICTURE);
  try {
    const { uuid, revision } = await desk.call('engineer', 'uploadEnvironmentLayout', {
      path: { projectUuid },
      body: {
        file,
        name: 'Cell from above',
        caption: 'Palletising cell from above; the aisle of the pallet trucks is at the bottom.',
        hazardUuids: ['HZ-001', 'HZ-003', 'HZ-004'].map(desk.uuid),
      },
    });
    const zones = Object.entries(ZONES).map(([code, corners]) => ({
      zoneUuid: desk.zoneUuid(code),
      areaUuid: null,
      points: points(corners),
    }));
    await desk.call('engineer', 'updateHaraFigure', {
      path: { haraFigureUuid: uuid },
      body: { revision, outlines: [{ zoneUuid: null, areaUuid, points: points(AISLE.corners) }, ...zones] },
    });
  } finally {
    await rm(file.path, { force: true });
  }
  const path = { hazardUuid: desk.uuid('HZ-004') };
  const { revision } = await desk.call('engineer', 'getHazard', { path });
  await desk.call('engineer', 'updateHazard', { path, body: { revision, areaUuid } });
}
