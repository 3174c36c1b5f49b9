import { configurationApi as generated } from './generated/configuration.gen';
import { listTag } from './tags';

const configurationApi = generated.enhanceEndpoints({
  endpoints: { listConfigurationItems: { providesTags: [listTag('ConfigurationItem')] } },
});

export const { useListConfigurationItemsQuery } = configurationApi;
