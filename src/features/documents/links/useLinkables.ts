import { useListHazardsQuery } from '@/api/hazards';
import { useListSafetyTargetsQuery } from '@/api/lookups';
import { useListSremsQuery } from '@/api/srems';
import type { DocumentLinkField } from '@/features/shared/links/LinkDocumentDialog';
import { sheetList } from '@/features/shared/sheet/sheetList';

export interface Linkable {
  uuid: string;
  code: string;
  name: string;
}

export type Linkables = Readonly<Record<DocumentLinkField, readonly Linkable[] | undefined>>;

/** What a document may be about, as the sheets list it; undefined while it comes. */
export function useLinkables(projectUuid: string) {
  const list = sheetList(projectUuid);
  const hazards = useListHazardsQuery(list);
  const targets = useListSafetyTargetsQuery(list);
  const requirements = useListSremsQuery(list);
  const linkables: Linkables = {
    hazardUuids: hazards.currentData?.data.results,
    safetyTargetUuids: targets.currentData?.data.results,
    sremUuids: requirements.currentData?.data.results,
  };
  const failed = [hazards, targets, requirements].find(({ error, currentData }) => error && !currentData);
  return { linkables, error: failed?.error, refetch: () => void failed?.refetch() };
}
