import type { configurationItems, featureFlags, navigationEntries } from '../database/schema/platform.ts';
import { DEMO_ORGANIZATION_UUID } from './demoPeople.ts';
import { seedUuid } from './seedUuid.ts';

/** The flags that the specification names (§2, §7); all on, because both parts and the new layout are there. */
export const shippedFeatureFlags: (typeof featureFlags.$inferInsert)[] = [
  { name: 'badger-150-show-all-projects', description: 'Discover other projects in the sidebar.' },
  { name: 'badger-237-show-supplier-portal', description: 'Supplier portal in the sidebar.' },
  { name: 'badger-288-new-lhs-nav', description: 'New layout: sidebar on the left, header on top.' },
].map(flag => ({ ...flag, uuid: seedUuid('feature-flag', flag.name), enabled: true }));

/** Platform navigation, help menu and other links (specification §2 Header); an installation may add its own tools. */
export const shippedNavigationEntries: (typeof navigationEntries.$inferInsert)[] = [
  {
    kind: 'NAVIGATION' as const,
    name: 'Badger',
    tagline: 'Hazard analysis and risk assessment',
    link: '/badger/welcome',
  },
  { kind: 'HELP' as const, name: 'About Badger', link: '/badger/about' },
  { kind: 'OTHER' as const, name: 'My profile', link: '/badger/account' },
  { kind: 'OTHER' as const, name: 'Preferences', link: '/badger/preferences' },
  { kind: 'HELP' as const, name: 'API documentation', link: '/v1/docs' },
].map((entry, index) => ({
  ...entry,
  uuid: seedUuid('navigation-entry', entry.kind, entry.name),
  order: index + 1,
}));

/** Limits that a client may want to know before it asks (domain model 2.10). */
export const shippedConfigurationItems: (typeof configurationItems.$inferInsert)[] = [
  { name: 'limits.hazards-per-project', value: '20000', description: 'Hazards in one project.' },
  { name: 'limits.batch-size', value: '500', description: 'Items in one batch call.' },
  { name: 'limits.ceas-per-situation', value: '12', description: 'Elements in one exposure situation.' },
  {
    name: 'projects.demo-organization',
    value: DEMO_ORGANIZATION_UUID,
    description: 'The organization whose projects are there to try out and to copy.',
  },
].map(item => ({ ...item, uuid: seedUuid('configuration-item', item.name) }));
