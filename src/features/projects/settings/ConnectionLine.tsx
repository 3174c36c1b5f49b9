import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  type ToolCommand,
  type ToolConnection,
  type ToolStatus,
  useForwardToolCommandMutation,
} from '@/api/tool-connections';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Menu, MenuAction } from '@/ui/menu';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import { OUTCOME_SEVERITIES, OUTCOME_TEXTS, STATE_COLORS, STATE_LABELS, WORK_LABELS } from './toolTexts';

/** Sent to see whether a tool answers: it asks for nothing. */
const TEST_COMMAND = 'ping';

interface ConnectionLineProps {
  connection: ToolConnection;
  work: ToolStatus | undefined;
  /** Left out for whoever may not. */
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  /** Sets how far the project is there; whoever may do that may send commands. */
  onWork: (() => void) | undefined;
}

/** One connected tool: whether it is reached, how far it is, and a test whose answer is shown. */
export function ConnectionLine({ connection, work, onEdit, onRemove, onWork }: ConnectionLineProps) {
  const text = useTexts('project-settings');
  const formats = useFormats();
  const [send, test] = useForwardToolCommandMutation();
  const {
    uuid: toolConnectionUuid,
    name,
    toolCode,
    commandUrl,
    remoteProjectRef,
    state,
    lastSyncAt,
  } = connection;
  return (
    <ToolLine
      actions={
        <>
          {onWork && (
            <Button
              size="extraSmall"
              variant="outlined"
              loading={test.isLoading}
              aria-label={text('test-name', 'Test the connection {1}', { values: [name] })}
              onClick={() => void send({ toolConnectionUuid, toolCommandCreate: { command: TEST_COMMAND } })}
            >
              {text('test', 'Test')}
            </Button>
          )}
          {(onWork || onEdit || onRemove) && (
            <Menu
              trigger={
                <IconButton
                  size="extraSmall"
                  aria-label={text('actions-of', 'Actions for {1}', { values: [name] })}
                >
                  <MoreVertRounded fontSize="small" />
                </IconButton>
              }
            >
              {onWork && <MenuAction onSelect={onWork}>{text('set-status', 'Set status')}</MenuAction>}
              {onEdit && (
                <MenuAction onSelect={onEdit}>
                  {text('edit-connection-action', 'Change connection')}
                </MenuAction>
              )}
              {onRemove && <MenuAction onSelect={onRemove}>{text('disconnect', 'Disconnect')}</MenuAction>}
            </Menu>
          )}
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Chip size="small" variant="outlined" color={STATE_COLORS[state]} label={text(STATE_LABELS[state])} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[toolCode, commandUrl, remoteProjectRef].filter(Boolean).join(' · ')}
      </Typography>
      {lastSyncAt && (
        <Typography variant="caption" color="textSecondary">
          {text.prose('last-sync', 'Last exchange {1}', { values: [formats.dateTime(lastSyncAt)] })}
        </Typography>
      )}
      <WorkStatus work={work} />
      {test.error && !test.isLoading && <ErrorView error={test.error} isRefusal />}
      {test.data && !test.isLoading && <TestAnswer command={test.data.data} />}
    </ToolLine>
  );
}

/** A tool in the list, with what can be done at its right. */
export function ToolLine({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: 1,
        py: 1,
        alignItems: 'start',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>{children}</Box>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>{actions}</Box>
    </Box>
  );
}

/** How far the project is in a tool, in words. */
export function WorkStatus({ work }: { work: ToolStatus | undefined }) {
  const text = useTexts('project-settings');
  const formats = useFormats();
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {work
        ? text.prose('work-since', '{1}, {2} · {3}', {
            values: [
              text(WORK_LABELS[work.status]),
              formats.percent(work.progress / 100),
              formats.dateTime(work.updatedAt),
            ],
          })
        : text.prose('no-work', 'No status yet')}
      {work?.note && ` · ${work.note}`}
    </Typography>
  );
}

function TestAnswer({ command }: { command: ToolCommand }) {
  const text = useTexts('project-settings');
  const { outcome, httpStatus, attempts, answer } = command;
  const scrolling = useScrollsByKeys();
  return (
    <Alert severity={OUTCOME_SEVERITIES[outcome]} variant="outlined" role="status">
      {text.prose(OUTCOME_TEXTS[outcome], { values: [httpStatus ?? '–', attempts] })}
      {answer && (
        <Box
          component="pre"
          {...scrolling}
          aria-label={text('answer', 'Answer of the tool')}
          sx={{ m: 0, mt: 0.5, maxHeight: 160, overflow: 'auto', fontSize: 12, whiteSpace: 'pre-wrap' }}
        >
          {JSON.stringify(answer, null, 2)}
        </Box>
      )}
    </Alert>
  );
}
