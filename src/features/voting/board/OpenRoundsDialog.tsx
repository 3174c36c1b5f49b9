import { useCreateHazardVoteEventsBatchMutation } from '@/api/hazard-voting';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { FormSearchChoiceField, FormTextField } from '@/ui/form';
import { STAGE_LABELS } from '../votingTexts';
import { BatchDialog } from './batch/BatchDialog';
import { type BatchOutcome, planBatch } from './batch/batch';
import { type BoardRow, isActive, type Stage } from './boardRows';
import { STATE_LABELS } from './boardTexts';
import type { BoardData } from './useBoardData';

/** Rounds that one call opens (the contract's limit). */
const AT_ONCE = 500;

const LIMITS = {
  userUuids: { type: 'array', maxItems: 50 },
  dueDate: { type: 'string', format: 'date', nullable: true },
} as const;

interface OpenRoundsDialogProps {
  projectUuid: string;
  stage: Stage;
  rows: readonly BoardRow[];
  data: BoardData;
  onClose: (left?: readonly BoardRow[]) => void;
}

/** Opens a round on each of the chosen hazards, and adds voters to them first. */
export function OpenRoundsDialog({ projectUuid, stage, rows, data, onClose }: OpenRoundsDialogProps) {
  const text = useTexts('voting');
  const [open] = useCreateHazardVoteEventsBatchMutation();
  const members = new Set(data.voters.map(({ userUuid }) => userUuid));
  const whyNot = ({ hazard, round, state }: BoardRow, added: readonly string[]): string | undefined => {
    if (state === 'LOCKED' || state === 'FROZEN' || isActive(round))
      return text('batch-unfit', 'Not possible in the state “{1}”.', {
        values: [text(STATE_LABELS[state])],
      });
    const voters = [...new Set([...hazard.assignedUserUuids, ...added])].filter(uuid => members.has(uuid));
    return data.minimumVotes !== undefined && voters.length < data.minimumVotes
      ? text('open-few', 'Needs at least {1} voters and has {2}: add voters above.', {
          values: [data.minimumVotes, voters.length],
        })
      : undefined;
  };
  const send = async (
    ready: readonly BoardRow[],
    { userUuids, dueDate }: { userUuids: string[]; dueDate: string | null },
    onDone: (count: number) => void,
  ): Promise<BatchOutcome<BoardRow>> => {
    const done: BoardRow[] = [];
    const refused: { row: BoardRow; why: string }[] = [];
    for (let from = 0; from < ready.length; from += AT_ONCE) {
      const part = ready.slice(from, from + AT_ONCE);
      const items = part.map(({ hazard }) => ({
        hazardUuid: hazard.uuid,
        stage,
        ...(userUuids.length > 0 && { userUuids }),
        ...(dueDate && { dueDate }),
      }));
      const answer = await open({
        projectUuid,
        allOrNothing: false,
        hazardVoteEventBatchCreate: { items },
      });
      for (const [index, row] of part.entries()) {
        const result = answer.data?.data.results.find(one => one.index === index);
        if (result?.status === 'CREATED') done.push(row);
        else refused.push({ row, why: result?.error?.message ?? refusalMessage(answer.error) ?? '' });
      }
      onDone(done.length + refused.length);
    }
    return { done, refused };
  };
  return (
    <BatchDialog
      title={text('open-title', 'Open rounds · {1}', { values: [text(STAGE_LABELS[stage])] })}
      explanation={text(
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
