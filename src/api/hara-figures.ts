import { haraFiguresApi as generated, type ListHaraFiguresApiResponse } from './generated/hara-figures.gen';
import { listTag, onSuccess, resourceTags } from './tags';

const newFigure = {
  invalidatesTags: (_result: unknown, error: unknown) => onSuccess(error, [listTag('HaraFigure')]),
};

const haraFiguresApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('HaraFigure'),
    uploadHaraFigureImage: newFigure,
    uploadEnvironmentLayout: newFigure,
  },
});

export type HaraFigure = ListHaraFiguresApiResponse['data']['results'][number];
export const { useListHaraFiguresQuery, useGetHaraFigureQuery } = haraFiguresApi;
