import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import type { ReactNode } from 'react';
import {
  type CurrentUser,
  useUpdateCurrentUserMutation,
  useUploadCurrentUserAvatarMutation,
} from '@/api/users';
import { UploadList } from '@/features/shared/uploads/UploadList';
import { useUploads } from '@/features/shared/uploads/useUploads';
import { useTexts } from '@/glossary/useText';
import { DropZone } from '@/ui/DropZone';
import { ErrorView } from '@/ui/ErrorView';
import { UserAvatar } from '@/ui/UserAvatar';

/** My picture as others see it, chosen from a file or dropped on it; `children` stand beside it. */
export function ProfilePicture({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const text = useTexts('account');
  const { enqueueSnackbar } = useSnackbar();
  const [upload] = useUploadCurrentUserAvatarMutation();
  const [update, removing] = useUpdateCurrentUserMutation();
  const { uploads, add, again, putAway } = useUploads(file => upload({ avatarUpload: { file } }));
  const isSending = uploads.some(({ state }) => state === 'WAITING' || state === 'SENDING');
  const isBusy = isSending || removing.isLoading;
  const remove = async () => {
    const change = { revision: user.revision, avatarImageUrl: null };
    const { error } = await update({ currentUserUpdate: change });
    if (!error) enqueueSnackbar(text('picture-removed', 'Picture removed'), { variant: 'success' });
  };
  return (
    <DropZone
      onFiles={files => add(files.slice(0, 1))}
      dropText={text('picture-drop', 'Drop the picture here')}
      multiple={false}
      disabled={isBusy}
    >
      {pick => (
        <Stack sx={{ gap: 1 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <UserAvatar user={user} size={72} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {children}
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
                <Button size="small" variant="outlined" loading={isSending} disabled={isBusy} onClick={pick}>
                  {user.avatarImageUrl
                    ? text('picture-change', 'Change picture')
                    : text('picture-upload', 'Upload picture')}
                </Button>
                {user.avatarImageUrl && (
                  <Button
                    size="small"
                    loading={removing.isLoading}
                    disabled={isBusy}
                    onClick={() => void remove()}
                  >
                    {text('picture-remove', 'Remove picture')}
                  </Button>
                )}
              </Stack>
              <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
                {text.prose(
                  'picture-help',
                  'PNG, JPEG or SVG, 5 MB at most. Without one, your initials are shown.',
                )}
              </Typography>
            </Box>
          </Box>
          {uploads.length > 0 && <UploadList uploads={uploads} onAgain={again} onPutAway={putAway} />}
          {removing.error && <ErrorView error={removing.error} isRefusal />}
        </Stack>
      )}
    </DropZone>
  );
}
