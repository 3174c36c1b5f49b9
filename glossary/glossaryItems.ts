import { type Environment, mapEnvironment } from './environment.ts';

/** A text of the content service (specification §3 "Glossary item"). */
export interface GlossaryItem {
  id: number | string;
  attributes: {
    uiKey: string;
    deploymentEnv: string;
    domain: string;
    organizationUuid: string | null;
    textType: string;
    markdownText: string | null;
    plainText: string | null;
  };
}

/** Items by environment, then by key; a key holds one item per domain and organization. */
export type GroupedGlossaryItems = Partial<Record<Environment, Record<string, GlossaryItem[]>>>;

/** Groups items by environment and key. Items of an environment that nobody knows cannot be shown and are left out. */
export function groupGlossaryItems(items: readonly GlossaryItem[]): GroupedGlossaryItems {
  const grouped: GroupedGlossaryItems = {};
  for (const item of items) {
    let environment: Environment;
    try {
      environment = mapEnvironment(item.attributes.deploymentEnv);
    } catch {
      continue;
    }
    const byKey = grouped[environment] ?? {};
    grouped[environment] = byKey;
    const { uiKey } = item.attributes;
    byKey[uiKey] = [...(Object.hasOwn(byKey, uiKey) ? (byKey[uiKey] ?? []) : []), item];
  }
  return grouped;
}
