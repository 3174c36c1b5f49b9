import type { ToolCommand, ToolConnection, ToolStatus } from '@/api/tool-connections';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** Whether a tool is reached. */
export const STATE_LABELS: Readonly<Record<ToolConnection['state'], TextDefinition>> = defineTexts(
  'project-settings',
  { PENDING: 'Nothing sent yet', CONNECTED: 'Connected', ERROR: 'Last command failed' },
  'connection-',
);
export const STATE_COLORS = { PENDING: 'default', CONNECTED: 'success', ERROR: 'error' } as const;

/** How far a project is in a tool. */
export const WORK_LABELS: Readonly<Record<ToolStatus['status'], TextDefinition>> = defineTexts(
  'project-settings',
  { NOT_STARTED: 'Not started', IN_PROGRESS: 'In progress', IN_REVIEW: 'In review', DONE: 'Done' },
  'work-',
);

/** What became of a command: {1} is the status of the answer, {2} how often it was tried. */
export const OUTCOME_TEXTS: Readonly<Record<ToolCommand['outcome'], TextDefinition>> = defineTexts(
  'project-settings',
  {
    SENDING: 'The command is under way.',
    DELIVERED: 'The tool is reached and has answered with {1}.',
    REFUSED: 'The tool is reached, but refuses the test with {1}.',
    FAILED: 'The tool does not answer (attempts: {2}). Check the address and whether the tool runs.',
  },
  'outcome-',
);
export const OUTCOME_SEVERITIES = {
  SENDING: 'info',
  DELIVERED: 'success',
  REFUSED: 'warning',
  FAILED: 'error',
} as const;
