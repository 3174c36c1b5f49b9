import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type ProjectAccessRequest, useListProjectAccessRequestsQuery } from '@/api/project-members';
import { personName } from '@/features/shared/people/personName';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { UserAvatar } from '@/ui/UserAvatar';
import { AnswerRequestDialog } from './AnswerRequestDialog';

/** More than wait at once. */
const ALL = 20_000;

/** Who asks to be let in; nothing while nobody does. */
export function AccessRequests({ projectUuid }: { projectUuid: string }) {
  const text = useTexts('project-members');
  const formats = useFormats();
  const { currentData, error, refetch } = useListProjectAccessRequestsQuery({
    projectUuid,
    status: ['PENDING'],
    limit: ALL,
  });
  const [answering, setAnswering] = useState<{
    request: ProjectAccessRequest;
    status: 'ACCEPTED' | 'DECLINED';
  } | null>(null);
  const requests = currentData?.data.results ?? [];
  if (error && !currentData)
    return (
      <Box sx={{ mb: 2 }}>
        <ErrorView error={error} onRetry={refetch} />
      </Box>
    );
  return (
    <>
      {requests.length > 0 && (
        <Stack component="section" aria-labelledby="access-requests" sx={{ gap: 1.5, mb: 3 }}>
          <Typography variant="h2" id="access-requests">
            {text.prose('requests', 'Requests for access')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {requests.map(request => {
              const name = personName(request.user);
              return (
                <Card
                  key={request.uuid}
                  component="li"
                  variant="outlined"
                  sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
                >
                  <UserAvatar user={request.user} />
                  <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                    <Typography variant="caption" color="textSecondary">
                      {request.user.email} · {formats.dateTime(request.createdAt)}
                    </Typography>
                    {request.message && (
                      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                        {request.message}
                      </Typography>
                    )}
                  </Box>
                  <Stack direction="row" sx={{ gap: 1 }}>
                    <Button
                      size="extraSmall"
                      variant="contained"
                      aria-label={text('accept-name', 'Accept {1}', { values: [name] })}
                      onClick={() => setAnswering({ request, status: 'ACCEPTED' })}
                    >
                      {text('accept', 'Accept')}
                    </Button>
                    <Button
                      size="extraSmall"
                      variant="outlined"
                      aria-label={text('decline-name', 'Decline {1}', { values: [name] })}
                      onClick={() => setAnswering({ request, status: 'DECLINED' })}
                    >
                      {text('decline', 'Decline')}
                    </Button>
                  </Stack>
                </Card>
              );
            })}
          </Box>
        </Stack>
      )}
      {answering && <AnswerRequestDialog {...answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
