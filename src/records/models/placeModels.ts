import {
  type Area,
  createZonesBatch,
  deleteArea,
  deleteZone,
  updateArea,
  updateZone,
  type Zone,
} from '@/api/lookups';
import { givenFields } from '../newRecord';
import type { Answer, CreateAnswer, RecordModel } from '../recordModel';
import { regularModel } from '../regularModel';
import { UNTRACKED } from '../sheetModel';

/** Only a project's own places are made and changed; those of the product and of an organization belong to no project. */
type Own<Place extends Zone | Area> = Place & { readonly projectUuid: string };

/** A zone of the project: made where a hazard names it, or on the layout. */
export const zoneModel = regularModel<Own<Zone>>({
  entity: 'Zone',
  requests: {
    single: (dispatch, { uuid: zoneUuid, revision, patch }) =>
      dispatch(updateZone.initiate({ zoneUuid, zoneUpdate: { revision, ...patch } }, UNTRACKED)) as Promise<
        Answer<Own<Zone>>
      >,
    remove: (dispatch, zoneUuid, how) => dispatch(deleteZone.initiate({ zoneUuid, ...how }, UNTRACKED)),
    create: (dispatch, projectUuid, zones) =>
      dispatch(
        createZonesBatch.initiate(
          {
            projectUuid,
            allOrNothing: false,
            zoneBatchCreate: { items: zones.map(zone => givenFields(zone, ['uuid', 'name', 'description'])) },
          },
          UNTRACKED,
        ),
      ) as Promise<Answer<CreateAnswer<Own<Zone>>>>,
  },
});

/** An area of the project; made on the layout. */
export const areaModel = regularModel<Own<Area>>({
  entity: 'Area',
  requests: {
    single: (dispatch, { uuid: areaUuid, revision, patch }) =>
      dispatch(updateArea.initiate({ areaUuid, areaUpdate: { revision, ...patch } }, UNTRACKED)) as Promise<
        Answer<Own<Area>>
      >,
    remove: (dispatch, areaUuid, how) => dispatch(deleteArea.initiate({ areaUuid, ...how }, UNTRACKED)),
  },
});

export const PLACE_MODELS: readonly RecordModel[] = [zoneModel, areaModel];
