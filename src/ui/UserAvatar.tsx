import Avatar from '@mui/material/Avatar';
import { hashText } from '@/lib/hashText';
import { initials } from '@/lib/initials';
import { usePicture } from './pictures';

interface UserAvatarProps {
  user: { uuid: string; firstName?: string | null; lastName?: string | null; avatarImageUrl?: string | null };
  /** Diameter in px. */
  size?: number;
}

/** White letters stand on each of these with a contrast of at least 4.5. */
export const AVATAR_COLORS = [
  '#0B6E6E',
  '#1F5FA8',
  '#6B4BA3',
  '#9C3D6E',
  '#A8442A',
  '#7A5C00',
  '#3F6B2B',
  '#4A5568',
] as const;

/** The fallback colour of a user, always the same for the same uuid (specification §3). */
export const avatarColor = (uuid: string): string =>
  AVATAR_COLORS[hashText(uuid) % AVATAR_COLORS.length] as string;

/** Picture of a user; initials, or U, when there is none or it cannot be loaded. MUI falls back by itself. */
export function UserAvatar({ user, size = 28 }: UserAvatarProps) {
  const name = `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim();
  return (
    <Avatar
      src={usePicture(user.avatarImageUrl)}
      alt={name}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        fontWeight: 600,
        bgcolor: avatarColor(user.uuid),
        color: '#fff',
      }}
    >
      {initials(user.firstName, user.lastName)}
    </Avatar>
  );
}
