import { GLOSSARY_CACHE_KEY_PREFIX, GLOSSARY_MAX_PAGES, GLOSSARY_PAGE_SIZE } from '@/config/constants';
import {
  type GlossaryItem,
  type GroupedGlossaryItems,
  groupGlossaryItems,
} from '../../glossary/glossaryItems.ts';
import { createBaseQuery } from './baseQuery';
import type { ApiDependencies } from './dependencies';
import { platformApi } from './platformApi';

/** The texts of one language. */
export interface GlossaryTexts {
  locale: string;
  items: GroupedGlossaryItems;
}

/** The language that the content service answers in when none is named (specification §9 "Admin link locale"). */
const DEFAULT_LOCALE = 'en';

interface GlossaryPage {
  data: GlossaryItem[];
  meta: { pagination: { pageCount: number } };
}

const glossaryBaseQuery = createBaseQuery(configuration => configuration.glossaryBaseUrl);

const glossaryApi = platformApi.injectEndpoints({
  endpoints: build => ({
    /**
     * All pages, one after another (specification §7 "Glossary service"). The argument keeps one cache per token; a
     * language other than the service's own is asked for by name and kept beside it.
     */
    getGlossaryItems: build.query<GlossaryTexts, { token: string; locale: string }>({
      serializeQueryArgs: ({ queryArgs: { token, locale } }) =>
        `${GLOSSARY_CACHE_KEY_PREFIX}${token}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}`,
      queryFn: async ({ locale }, api, extraOptions) => {
        const { glossaryAppName } = (api.extra as ApiDependencies).configuration;
        const items: GlossaryItem[] = [];
        for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
          const answer = await glossaryBaseQuery(
            {
              url: '/api/glossary-items',
              params: {
                filters: { uiKey: { $startsWith: glossaryAppName } },
                pagination: { withCount: true, pageSize: GLOSSARY_PAGE_SIZE, page },
                ...(locale !== DEFAULT_LOCALE && { locale }),
              },
            },
            api,
            extraOptions,
          );
          if (answer.error) return { error: answer.error };
          const { data, meta } = answer.data as GlossaryPage;
          pageCount = meta.pagination.pageCount;
          if (pageCount > GLOSSARY_MAX_PAGES)
            return { error: { kind: 'other', message: 'Glossary item page count limit exceeded' } };
          items.push(...data);
        }
        return { data: { locale, items: groupGlossaryItems(items) } };
      },
    }),
  }),
});

export const { useGetGlossaryItemsQuery } = glossaryApi;
