import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Project } from '@/api/projects';
import {
  useDeleteToolConnectionMutation,
  useGetToolStatusQuery,
  useListToolConnectionsQuery,
} from '@/api/tool-connections';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { EditConnectionDialog, NewConnectionDialog } from './ConnectionDialogs';
import { ConnectionLine, ToolLine, WorkStatus } from './ConnectionLine';
import { WorkStatusDialog } from './WorkStatusDialog';

/** More than a project has: one for each tool. */
const ALL = 500;

interface ToolConnectionsProps {
  project: Project;
  /** Connect, change and disconnect. */
  mayUpdate: boolean;
  /** Send commands and say how far it is. */
  mayWork: boolean;
}

type Asked = { kind: 'NEW' } | { kind: 'EDIT' | 'REMOVE'; uuid: string } | { kind: 'WORK'; toolCode: string };

/** Other tools that work on the same project, whether they are reached and how far they are. */
export function ToolConnections({ project, mayUpdate, mayWork }: ToolConnectionsProps) {
  const text = useTexts('project-settings');
  const { uuid: projectUuid } = project;
  const query = useListToolConnectionsQuery({ projectUuid, limit: ALL });
  const statuses = useGetToolStatusQuery({ projectUuid });
  const [remove] = useDeleteToolConnectionMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const connections = query.currentData?.data.results;
  const works = statuses.currentData?.data.results;
  const error = query.error ?? statuses.error;
  const refresh = () => {
    void query.refetch();
    void statuses.refetch();
  };
  const close = () => setAsked(null);
  const workOf = (code: string) => works?.find(({ toolCode }) => toolCode === code);
  // A tool can have a status without a connection: this one, or one that was disconnected.
  const others = works?.filter(({ toolCode }) => !connections?.some(one => one.toolCode === toolCode)) ?? [];
  const named = asked && 'uuid' in asked ? connections?.find(({ uuid }) => uuid === asked.uuid) : undefined;
  const isKnown = connections && works;
  return (
    <Section
      title={text('connections', 'Tool connections')}
      purpose={text.prose(
        'connections-purpose',
        'Tools that get commands from this project and report back to it.',
      )}
      actions={
        <>
          <Tooltip title={text('refresh', 'Refresh')}>
            <IconButton
              size="small"
              aria-label={text('refresh-connections', 'Refresh tool connections')}
              loading={query.isFetching || statuses.isFetching}
              onClick={refresh}
            >
              <RefreshRounded fontSize="small" />
            </IconButton>
          </Tooltip>
          {mayUpdate && (
            <Button size="small" variant="outlined" onClick={() => setAsked({ kind: 'NEW' })}>
              {text('connect', 'Connect a tool')}
            </Button>
          )}
        </>
      }
    >
      {error && !isKnown && <ErrorView error={error} onRetry={refresh} />}
      {!error && !isKnown && <Skeleton variant="rounded" height={64} />}
      {isKnown && connections.length + others.length === 0 && (
        <Typography variant="body2">{text.prose('no-connections', 'No tool is connected.')}</Typography>
      )}
      {isKnown && connections.length + others.length > 0 && (
        <Box
          component="ul"
          aria-label={text('connections', 'Tool connections')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {connections.map(connection => {
            const { uuid, toolCode } = connection;
            return (
              <ConnectionLine
                key={uuid}
                connection={connection}
                work={workOf(toolCode)}
                onEdit={mayUpdate ? () => setAsked({ kind: 'EDIT', uuid }) : undefined}
                onRemove={mayUpdate ? () => setAsked({ kind: 'REMOVE', uuid }) : undefined}
                onWork={mayWork ? () => setAsked({ kind: 'WORK', toolCode }) : undefined}
              />
            );
          })}
          {others.map(work => (
            <ToolLine
              key={work.uuid}
              actions={
                mayWork && (
                  <Button
                    size="extraSmall"
                    aria-label={text('set-status-of', 'Set status of {1}', { values: [work.toolCode] })}
                    onClick={() => setAsked({ kind: 'WORK', toolCode: work.toolCode })}
                  >
                    {text('set-status', 'Set status')}
                  </Button>
                )
              }
            >
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{work.toolCode}</Typography>
              <WorkStatus work={work} />
            </ToolLine>
          ))}
        </Box>
      )}
      {asked?.kind === 'NEW' && <NewConnectionDialog projectUuid={projectUuid} onClose={close} />}
      {named && asked?.kind === 'EDIT' && <EditConnectionDialog connection={named} onClose={close} />}
      {asked?.kind === 'WORK' && (
        <WorkStatusDialog
          projectUuid={projectUuid}
          tool={{
            code: asked.toolCode,
            name: connections?.find(one => one.toolCode === asked.toolCode)?.name ?? asked.toolCode,
          }}
          work={workOf(asked.toolCode)}
          onClose={close}
        />
      )}
      {named && asked?.kind === 'REMOVE' && (
        <ConfirmDeleteDialog
          records={[{ uuid: named.uuid, label: named.name }]}
          remove={toolConnectionUuid => remove({ toolConnectionUuid, confirm: true })}
          confirmLabel={text('disconnect', 'Disconnect')}
          title={text('disconnect-title', 'Disconnect {1}', { values: [named.name] })}
          deletedText={text('disconnected', '{1} is disconnected', { values: [named.name] })}
          onClose={close}
        >
          <Typography variant="body2" color="textSecondary">
            {text.prose(
              'disconnect-explanation',
              'Its secret becomes invalid, and the log of its commands is deleted.',
            )}
          </Typography>
        </ConfirmDeleteDialog>
      )}
    </Section>
  );
}
