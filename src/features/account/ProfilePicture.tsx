import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import {
  type CurrentUser,
  useUpdateCurrentUserMutation,
  useUploadCurrentUserAvatarMutation,
} from '@/api/users';
import { useTexts } from '@/glossary/useText';
import { errorMessage } from '@/lib/apiError';
import { DropZone } from '@/ui/DropZone';
import { UserAvatar } from '@/ui/UserAvatar';

/** As the contract has it, bytes: a larger file need not be sent to be refused. */
const MAX_BYTES = 5 * 1024 * 1024;

/** My picture as others see it, chosen from a file or dropped on it; `children` stand beside it. */
export function ProfilePicture({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const text = useTexts('account');
  const { enqueueSnackbar } = useSnackbar();
  const [upload, uploading] = useUploadCurrentUserAvatarMutation();
  const [update, removing] = useUpdateCurrentUserMutation();
  const [problem, setProblem] = useState<string>();
  const isBusy = uploading.isLoading || removing.isLoading;
  const done = ({ error }: { error?: unknown }, saved: string) => {
    if (error === undefined) enqueueSnackbar(saved, { variant: 'success' });
    else setProblem(errorMessage(error) || undefined);
  };
  const send = async ([file]: File[]) => {
    if (!file) return;
    setProblem(undefined);
    if (file.size > MAX_BYTES) {
      setProblem(text('picture-too-large', 'The picture is larger than 5 MB. Choose a smaller one.'));
      return;
    }
    done(await upload({ avatarUpload: { file } }), text('picture-saved', 'Picture saved'));
  };
  const remove = async () => {
    setProblem(undefined);
    const change = { revision: user.revision, avatarImageUrl: null };
    done(await update({ currentUserUpdate: change }), text('picture-removed', 'Picture removed'));
  };
  return (
    <DropZone
      onFiles={files => void send(files)}
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
                <Button
                  size="small"
                  variant="outlined"
                  loading={uploading.isLoading}
                  disabled={isBusy}
                  onClick={pick}
                >
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
          {problem && <Alert severity="error">{problem}</Alert>}
        </Stack>
      )}
    </DropZone>
  );
}
