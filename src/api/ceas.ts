import { resourceTags } from './cacheTags';
import { ceasApi as generated, type ListCeasApiResponse } from './generated/ceas.gen';

const ceasApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Cea', { unlinks: ['ExposureSituation'] }),
});

export type Cea = ListCeasApiResponse['data']['results'][number];
export const { useListCeasQuery, useCreateCeasBatchMutation } = ceasApi;
