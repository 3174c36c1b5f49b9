import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { type ApiToken, useDeleteApiTokenMutation, useListApiTokensQuery } from '@/api/api-tokens';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { useCurrentUser } from '@/session/CurrentUser';
import { ErrorView } from '@/ui/ErrorView';
import { QuestionDialog } from '@/ui/QuestionDialog';
import { Section } from '@/ui/Section';
import { ACCESS_LABELS } from './apiTokenTexts';
import { NewApiTokenDialog } from './NewApiTokenDialog';

/** My tokens for scripts. */
export function ApiTokens() {
  const text = useTexts('api-tokens');
  const { data, error, refetch } = useListApiTokensQuery();
  const [isMaking, setIsMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const tokens = data?.data.results;
  return (
    <Section
      title={text('title', 'API tokens')}
      purpose={text.prose('purpose', 'For scripts that work in your name over the interface /v1.')}
      actions={
        <Button size="small" variant="outlined" onClick={() => setIsMaking(true)}>
          {text('new', 'New API token')}
        </Button>
      }
    >
      {error && !tokens && <ErrorView error={error} onRetry={refetch} />}
      {!error && !tokens && <Skeleton variant="rounded" height={54} />}
      {tokens?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('none', 'You have none.')}
        </Typography>
      )}
      {tokens && tokens.length > 0 && (
        <Box
          component="ul"
          aria-label={text('title', 'API tokens')}
          sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {tokens.map(token => (
            <TokenLine key={token.uuid} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </Box>
      )}
      {isMaking && <NewApiTokenDialog onClose={() => setIsMaking(false)} />}
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </Section>
  );
}

function TokenLine({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const text = useTexts('api-tokens');
  const formats = useFormats();
  const { organizations } = useCurrentUser();
  const { name, access, organizationUuid, ending, expiresAt, lastUsedAt } = token;
  const isExpired = Date.parse(expiresAt) <= Date.now();
  const organization = organizations.find(one => one.organizationUuid === organizationUuid);
  const where =
    organizationUuid === null
      ? text('everywhere', 'all my organizations')
      : (organization?.name ?? text('organization-left', 'an organization that you left'));
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        px: 1.5,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          {name}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            …{ending}
          </Box>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {text.prose('reach', '{1}; {2}', { values: [text(ACCESS_LABELS[access]), where] })}
        </Typography>
        <Typography variant="caption" component="p" color={isExpired ? 'warning' : 'textSecondary'}>
          {isExpired
            ? text.prose('expired', 'Expired on {1}', { values: [formats.date(expiresAt)] })
            : text.prose('expires', 'Expires on {1}', { values: [formats.date(expiresAt)] })}
          {'; '}
          {lastUsedAt
            ? text.prose('last-used', 'last used {1}', { values: [formats.dateTime(lastUsedAt)] })
            : text.prose('never-used', 'never used')}
        </Typography>
      </Box>
      <Button
        size="extraSmall"
        color="error"
        aria-label={text('revoke-name', 'Revoke the token {1}', { values: [name] })}
        onClick={onRevoke}
      >
        {text('revoke', 'Revoke')}
      </Button>
    </Box>
  );
}

function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const text = useTexts('api-tokens');
  const { enqueueSnackbar } = useSnackbar();
  const [revoke] = useDeleteApiTokenMutation();
  const send = async () => {
    onClose();
    const { error } = await revoke({ apiTokenUuid: token.uuid });
    if (error) enqueueSnackbar(refusalMessage(error), { variant: 'error' });
    else enqueueSnackbar(text('revoked', 'Token revoked'), { variant: 'success' });
  };
  return (
    <QuestionDialog
      title={text('revoke-name', 'Revoke the token {1}', { values: [token.name] })}
      onClose={onClose}
      choices={[
        { label: text('keep', 'Keep it'), onChoose: onClose },
        {
          label: text('revoke', 'Revoke'),
          onChoose: () => void send(),
          variant: 'contained',
          color: 'error',
          autoFocus: true,
        },
      ]}
    >
      <Typography variant="body2">
        {text.prose(
          'revoke-explanation',
          'Scripts that use it are refused from now on. This cannot be undone.',
        )}
      </Typography>
    </QuestionDialog>
  );
}
