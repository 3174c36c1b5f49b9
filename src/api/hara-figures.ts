import { listTag, onSuccess, resourceTags } from './cacheTags';
import { haraFiguresApi as generated, type ListHaraFiguresApiResponse } from './generated/hara-figures.gen';

const newFigure = {
  invalidatesTags: (_result: unknown, error: unknown) =>
    onSuccess(error, [listTag('HaraFigure'), listTag('Hazard')]),
};

const haraFiguresApi = generated.enhanceEndpoints({
  endpoints: {
    // A hazard tells its figures.
    ...resourceTags('HaraFigure', { also: ['Hazard'] }),
    uploadHaraFigureImage: newFigure,
    uploadEnvironmentLayout: newFigure,
  },
});

export type HaraFigure = ListHaraFiguresApiResponse['data']['results'][number];
/** Where a zone or an area is on a layout. */
export type FigureOutline = HaraFigure['outlines'][number];
export const {
  useListHaraFiguresQuery,
  useGetHaraFigureQuery,
  useUpdateHaraFigureMutation,
  useDeleteHaraFigureMutation,
  useUploadHaraFigureImageMutation,
  useUploadEnvironmentLayoutMutation,
} = haraFiguresApi;
/** For the edit queue, which calls outside of components. */
export const { updateHaraFigure, deleteHaraFigure } = haraFiguresApi.endpoints;
