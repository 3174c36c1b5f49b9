import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { useTexts } from '@/glossary/useText';
import { UserAvatar } from '@/ui/UserAvatar';

type Loaded = 'NONE' | 'LOADING' | 'SHOWN' | 'FAILED';

/** Whether a picture can be had from an address, and may be: this installation allows some hosts only. */
function usePicture(address: string): Loaded {
  const [result, setResult] = useState<{ address: string; loaded: Loaded }>({ address: '', loaded: 'NONE' });
  useEffect(() => {
    if (!address) return;
    const picture = new Image();
    const tell = (loaded: Loaded) => setResult({ address, loaded });
    picture.onload = () => tell('SHOWN');
    picture.onerror = () => tell('FAILED');
    picture.src = address;
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [address]);
  if (!address) return 'NONE';
  return result.address === address ? result.loaded : 'LOADING';
}

interface AvatarPreviewProps {
  uuid: string;
  /** What stands beside the picture. */
  children: ReactNode;
  /** Of the form with names and address. */
  control: Control<FieldValues>;
}

/** Who I am, as others will see me when this is saved: the picture, or initials where it cannot be shown. */
export function AvatarPreview({ uuid, children, control }: AvatarPreviewProps) {
  const text = useTexts('account');
  const [firstName, lastName, entered] = useWatch({
    control,
    name: ['firstName', 'lastName', 'avatarImageUrl'],
  }) as (string | null)[];
  // What the contract refuses is never asked for.
  const address = entered?.startsWith('https://') && URL.canParse(entered) ? entered : '';
  const loaded = usePicture(address);
  const explanation = {
    NONE: text('avatar-initials', 'Your initials are shown.'),
    LOADING: text('avatar-loading', 'The picture is being loaded.'),
    SHOWN: text('avatar-shown', 'This picture will be shown.'),
    FAILED: text('avatar-failed', 'This picture cannot be loaded here; your initials are shown instead.'),
  }[loaded];
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <UserAvatar
        user={{ uuid, firstName, lastName, avatarImageUrl: loaded === 'SHOWN' ? address : null }}
        size={56}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
        <Typography variant="body2" color="textSecondary" role="status">
          {explanation}
        </Typography>
      </Box>
    </Box>
  );
}
