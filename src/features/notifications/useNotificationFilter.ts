import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { KINDS, type NotificationKind } from '@/features/shared/notifications/kindTexts';

interface NotificationFilter {
  isUnreadOnly: boolean;
  kind: NotificationKind | undefined;
  change: (part: { show?: string; kind?: string }) => void;
}

/** Which notifications are shown, held in the address beside the list's own parameters (`?show=unread&kind=VOTING_OPENED`). */
export function useNotificationFilter(): NotificationFilter {
  const [address, change] = useAddressParameters();
  return {
    isUnreadOnly: address.get('show') === 'unread',
    kind: KINDS.find(kind => kind === address.get('kind')),
    change: part => change({ ...part, page: '' }),
  };
}
