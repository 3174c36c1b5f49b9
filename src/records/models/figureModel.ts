import { deleteHaraFigure, type HaraFigure, updateHaraFigure } from '@/api/hara-figures';
import { regularModel } from '../regularModel';
import { UNTRACKED } from '../sheetModel';

/** Pictures and layouts. They come as files, so none is created here, and they change one at a time. */
export const figureModel = regularModel<HaraFigure>({
  entity: 'HaraFigure',
  requests: {
    single: (dispatch, { uuid: haraFigureUuid, revision, patch }) =>
      dispatch(
        updateHaraFigure.initiate({ haraFigureUuid, haraFigureUpdate: { revision, ...patch } }, UNTRACKED),
      ),
    remove: (dispatch, haraFigureUuid, how) =>
      dispatch(deleteHaraFigure.initiate({ haraFigureUuid, ...how }, UNTRACKED)),
  },
});
