import { useCreateHazardVoteEventsBatchMutation } from '@/api/hazard-voting';
import { planBatch } from '@/features/shared/batch/batch';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';
import { FormSearchChoiceField, FormTextField } from '@/ui/form';
import type { Voters } from '../round/useVoters';
import { STAGE_LABELS } from '../votingTexts';
import { BatchDialog } from './batch/BatchDialog';
import { type BoardRow, canOpenRound, type Stage } from './boardRows';
import { STATE_LABELS } from './boardTexts';

const LIMITS = {
  userUuids: { type: 'array', maxItems: 50 },
  dueDate: { type: 'string', format: 'date', nullable: true },
} as const;

interface OpenRoundsDialogProps {
  projectUuid: string;
  stage: Stage;
  rows: readonly BoardRow[];
  data: Voters;
  onClose: (left?: readonly BoardRow[]) => void;
}

/** Opens a round on each of the chosen hazards, and adds voters to them first. */
export function OpenRoundsDialog({ projectUuid, stage, rows, data, onClose }: OpenRoundsDialogProps) {
  const text = useTexts('voting');
  const [open] = useCreateHazardVoteEventsBatchMutation();
  const members = new Set(data.voters.map(({ userUuid }) => userUuid));
  const whyNot = (row: BoardRow, added: readonly string[]): string | undefined => {
    const { hazard, state } = row;
    if (!canOpenRound(row))
      return text('batch-unfit', 'Not possible in the state “{1}”.', {
        values: [text(STATE_LABELS[state])],
      });
    const voters = [...new Set([...hazard.assignedUserUuids, ...added])].filter(uuid => members.has(uuid));
    return data.minimumVotes !== undefined && voters.length < data.minimumVotes
      ? text('open-few', 'Needs at least {1} voters and has {2}: add voters above.', {
          count: data.minimumVotes,
          one: 'Needs at least 1 voter and has {2}: add voters above.',
          values: [data.minimumVotes, voters.length],
        })
      : undefined;
  };
  const send = (
    part: readonly BoardRow[],
    { userUuids, dueDate }: { userUuids: string[]; dueDate: string | null },
  ) =>
    open({
      projectUuid,
      allOrNothing: false,
      hazardVoteEventBatchCreate: {
        items: part.map(({ hazard }) => ({
          hazardUuid: hazard.uuid,
          stage,
          ...(userUuids.length > 0 && { userUuids }),
          ...(dueDate && { dueDate }),
        })),
      },
    });
  return (
    <BatchDialog
      title={text('open-title', 'Open rounds · {1}', { values: [text(STAGE_LABELS[stage])] })}
      explanation={text.prose(
        'open-help',
        'The voters of each hazard are asked to vote blind. Whoever you name here is added to the voters of all of them.',
      )}
      submitLabel={text('open-confirm', 'Open')}
      doneText={count => text('open-done', '{1} rounds opened', { count, one: '{1} round opened' })}
      limits={LIMITS}
      values={{ userUuids: [] as string[], dueDate: null as string | null }}
      plan={({ userUuids }) => planBatch(rows, row => whyNot(row, userUuids))}
      send={send}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="userUuids"
        label={text('open-voters', 'Add voters')}
        multiple
        autoFocus
        options={data.voters.map(({ userUuid, user }) => ({
          value: userUuid,
          label: personName(user),
          description: user.email,
        }))}
      />
      <FormTextField name="dueDate" type="date" label={text('open-due', 'Vote by')} />
    </BatchDialog>
  );
}
