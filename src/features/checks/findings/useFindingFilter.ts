import type { ListFindingsQuery } from '@/api/findings';
import { SEVERITIES } from '@/features/shared/hazards/checkSeverities';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { useCurrentUser } from '@/session/CurrentUser';

/** In the address in place of one's own uuid, so that a link says the same to everybody. */
export const ME = 'me';

/** What the page of checks shows, as it stands in the address, and what the call is asked for. */
export function useFindingFilter() {
  const { uuid: ownUuid } = useCurrentUser();
  const [address, change] = useAddressParameters();
  const list = useListParameters(['check']);
  const severity = SEVERITIES.find(one => one === address.get('severity'));
  const check = /^V[1-9]\d?$/.exec(address.get('check') ?? '')?.[0] ?? '';
  const person = address.get('person') ?? '';
  const query: Omit<ListFindingsQuery, 'projectUuid'> = {
    ...(severity && { severity: [severity] }),
    ...(check && { check: [check] }),
    ...(person && { personUuid: [person === ME ? ownUuid : person] }),
    ...(list.query.search && { search: list.query.search }),
  };
  return {
    list,
    severity: severity ?? '',
    check,
    person,
    query,
    /** Whether the counts of the checks are those of what is shown. */
    countsAll: !person && !list.query.search,
    choose: (part: { severity?: string; check?: string; person?: string }) =>
      change({ ...part, page: '', accepted: '' }),
    acceptedPage: Math.max(0, (Number.parseInt(address.get('accepted') ?? '1', 10) || 1) - 1),
    setAcceptedPage: (page: number) => change({ accepted: page === 0 ? '' : String(page + 1) }),
  };
}
