import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Tooltip from '@mui/material/Tooltip';
import { useTexts } from '@/glossary/useText';
import { useOthers } from '@/records/live/LiveContext';
import type { Presence } from '@/records/live/PresenceStore';
import { useCurrentUser } from '@/session/CurrentUser';
import { avatarColor } from '@/ui/UserAvatar';

const MAX_SHOWN = 4;
const SIZE = 24;

/** Who else has the project open, each once however many tabs they have. */
export function SheetPeople() {
  const text = useTexts('sheet');
  const { uuid: own } = useCurrentUser();
  const others = useOthers();
  const people = [...new Map(others.map(other => [other.userUuid, other])).values()].filter(
    ({ userUuid }) => userUuid !== own,
  );
  if (people.length === 0) return null;
  const label = text('people-here', 'Here now: {1}', {
    values: [people.map(({ name }) => name).join(', ')],
  });
  return (
    <Tooltip title={label}>
      <AvatarGroup
        role="img"
        aria-label={label}
        max={MAX_SHOWN}
        total={people.length}
        sx={{ '& .MuiAvatar-root': { width: SIZE, height: SIZE, fontSize: 10, fontWeight: 600 } }}
      >
        {people.slice(0, MAX_SHOWN).map(person => (
          <Person key={person.userUuid} person={person} />
        ))}
      </AvatarGroup>
    </Tooltip>
  );
}

const Person = ({ person: { userUuid, initials } }: { person: Presence }) => (
  <Avatar sx={{ bgcolor: avatarColor(userUuid), color: '#fff' }}>{initials}</Avatar>
);
