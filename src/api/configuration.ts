import { listTag } from './cacheTags';
import { configurationApi as generated } from './generated/configuration.gen';

const configurationApi = generated.enhanceEndpoints({
  endpoints: { listConfigurationItems: { providesTags: [listTag('ConfigurationItem')] } },
});

export const { useListConfigurationItemsQuery } = configurationApi;
