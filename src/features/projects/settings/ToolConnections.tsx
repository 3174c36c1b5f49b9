import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Project } from '@/api/projects';
import {
  type ToolConnection,
  type ToolStatus,
  useDeleteToolConnectionMutation,
  useGetToolStatusQuery,
  useListToolConnectionsQuery,
} from '@/api/tool-connections';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { NewConnectionDialog } from './NewConnectionDialog';
import { Section } from './Section';

/** More than a project has: one for each tool. */
const ALL = 500;

const STATE_LABELS: Readonly<Record<ToolConnection['state'], TextDefinition>> = defineTexts(
  'project-settings',
  { PENDING: 'Nothing sent yet', CONNECTED: 'Connected', ERROR: 'Last command failed' },
  'connection-',
);
const STATE_COLORS = { PENDING: 'default', CONNECTED: 'success', ERROR: 'error' } as const;

const WORK_LABELS: Readonly<Record<ToolStatus['status'], TextDefinition>> = defineTexts(
  'project-settings',
  { NOT_STARTED: 'Not started', IN_PROGRESS: 'In progress', IN_REVIEW: 'In review', DONE: 'Done' },
  'work-',
);

/** Other tools that work on the same project, whether they are reached and how far they are. */
export function ToolConnections({ project, mayUpdate }: { project: Project; mayUpdate: boolean }) {
  const text = useTexts('project-settings');
  const { uuid: projectUuid } = project;
  const { currentData, error, refetch } = useListToolConnectionsQuery({ projectUuid, limit: ALL });
  const work = useGetToolStatusQuery({ projectUuid }).currentData?.data.results ?? [];
  const [remove] = useDeleteToolConnectionMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<ToolConnection | null>(null);
  const connections = currentData?.data.results;
  return (
    <Section
      title={text('connections', 'Tool connections')}
      purpose={text(
        'connections-purpose',
        'Tools that get commands from this project and report back to it.',
      )}
      actions={
        mayUpdate && (
          <Button size="small" variant="outlined" onClick={() => setIsAdding(true)}>
            {text('connect', 'Connect a tool')}
          </Button>
        )
      }
    >
      {error && !connections && <ErrorView error={error} onRetry={refetch} />}
      {!error && !connections && <Skeleton variant="rounded" height={64} />}
      {connections?.length === 0 && (
        <Typography variant="body2">{text('no-connections', 'No tool is connected.')}</Typography>
      )}
      {connections && connections.length > 0 && (
        <Box
          component="ul"
          aria-label={text('connections', 'Tool connections')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {connections.map(connection => (
            <ConnectionLine
              key={connection.uuid}
              connection={connection}
              work={work.find(({ toolCode }) => toolCode === connection.toolCode)}
              onRemove={mayUpdate ? () => setLeaving(connection) : undefined}
            />
          ))}
        </Box>
      )}
      {isAdding && <NewConnectionDialog projectUuid={projectUuid} onClose={() => setIsAdding(false)} />}
      {leaving && (
        <ConfirmDeleteDialog
          records={[{ uuid: leaving.uuid, label: leaving.name }]}
          remove={toolConnectionUuid => remove({ toolConnectionUuid, confirm: true })}
          confirmLabel={text('disconnect', 'Disconnect')}
          title={text('disconnect-title', 'Disconnect {1}', { values: [leaving.name] })}
          deletedText={text('disconnected', '{1} is disconnected', { values: [leaving.name] })}
          onClose={() => setLeaving(null)}
        >
          <Typography variant="body2" color="textSecondary">
            {text(
              'disconnect-explanation',
              'Its secret is worthless then, and the log of its commands goes with it.',
            )}
          </Typography>
        </ConfirmDeleteDialog>
      )}
    </Section>
  );
}

interface ConnectionLineProps {
  connection: ToolConnection;
  work: ToolStatus | undefined;
  onRemove: (() => void) | undefined;
}

function ConnectionLine({ connection, work, onRemove }: ConnectionLineProps) {
  const text = useTexts('project-settings');
  const formats = useFormats();
  const { name, toolCode, commandUrl, state, lastSyncAt } = connection;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: 1,
        py: 1,
        alignItems: 'start',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Chip
            size="small"
            variant="outlined"
            color={STATE_COLORS[state]}
            label={text(STATE_LABELS[state])}
          />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {toolCode} · {commandUrl}
        </Typography>
        {lastSyncAt && (
          <Typography variant="caption" color="textSecondary">
            {text('last-sync', 'Last exchange {1}', { values: [formats.dateTime(lastSyncAt)] })}
          </Typography>
        )}
        {work && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text('work', '{1}, {2}', {
              values: [text(WORK_LABELS[work.status]), formats.percent(work.progress / 100)],
            })}
            {work.note && ` · ${work.note}`}
          </Typography>
        )}
      </Box>
      {onRemove && (
        <IconButton
          size="extraSmall"
          aria-label={text('disconnect-title', 'Disconnect {1}', { values: [name] })}
          onClick={onRemove}
        >
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
