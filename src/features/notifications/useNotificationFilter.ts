import { useSearchParams } from 'react-router-dom';
import { KINDS, type NotificationKind } from './notificationTexts';

interface NotificationFilter {
  isUnreadOnly: boolean;
  kind: NotificationKind | undefined;
  change: (part: { show?: string; kind?: string }) => void;
}

/** Which notifications are shown, held in the address beside the list's own parameters (`?show=unread&kind=VOTING_OPENED`). */
export function useNotificationFilter(): NotificationFilter {
  const [address, setAddress] = useSearchParams();
  return {
    isUnreadOnly: address.get('show') === 'unread',
    kind: KINDS.find(kind => kind === address.get('kind')),
    change: part =>
      setAddress(
        before => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ ...part, page: '' }))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
