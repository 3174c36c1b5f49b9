import { useState } from 'react';
import { useUpdateHazardVoteEventsBatchMutation } from '@/api/hazard-voting';
import { HazardVoteEventUpdateLimits } from '@/api/limits';
import { planBatch } from '@/features/shared/batch/batch';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';
import { FormNumberField, FormSearchChoiceField, FormTextField } from '@/ui/form';
import { isStageLocked } from '../round/roundSteps';
import type { Voters } from '../round/useVoters';
import { BatchDialog } from './batch/BatchDialog';
import { type BoardRow, isActive } from './boardRows';
import { STATE_LABELS } from './boardTexts';
import { beginningOf, needsReason, type RoundChangeValues, roundChange } from './roundChanges';

const SOME_PEOPLE = { type: 'array', maxItems: 50 } as const;
const LIMITS = {
  ...HazardVoteEventUpdateLimits,
  add: SOME_PEOPLE,
  remove: SOME_PEOPLE,
  notNeeded: SOME_PEOPLE,
  needed: SOME_PEOPLE,
} as const;

interface ChangeRoundsDialogProps {
  projectUuid: string;
  rows: readonly BoardRow[];
  data: Voters;
  onClose: (left?: readonly BoardRow[]) => void;
}

/** Who votes in rounds, how many have to, and by when; of many at once or of one. */
export function ChangeRoundsDialog({ projectUuid, rows, data, onClose }: ChangeRoundsDialogProps) {
  const text = useTexts('voting');
  const [change] = useUpdateHazardVoteEventsBatchMutation();
  const active = rows.filter(({ round }) => isActive(round));
  const [beginning] = useState(() => beginningOf(active));
  const assigned = new Set(active.flatMap(({ hazard }) => hazard.assignedUserUuids));
  const people = data.voters.map(({ userUuid, user }) => ({
    value: userUuid,
    label: personName(user),
    description: user.email,
  }));
  const present = people.filter(({ value }) => assigned.has(value));
  const isAnybodyLeftOut = active.some(({ round }) => (round?.voters.notNeeded ?? 0) > 0);
  const plan = (values: RoundChangeValues) => {
    const wanted = roundChange(beginning, values);
    const isNothing = Object.keys(wanted).length === 0;
    return planBatch(
      rows,
      ({ hazard, round, state, stage }) => {
        if (!isActive(round) || hazard.isRiskFrozen || isStageLocked(hazard, stage))
          return text('batch-unfit', 'Not possible in the state “{1}”.', {
            values: [text(STATE_LABELS[state])],
          });
        if (isNothing) return text('change-nothing', 'Nothing is changed yet.');
        const isOpenOnly = wanted.minimumVotes !== undefined || wanted.voters?.add !== undefined;
        return isOpenOnly && round?.status !== 'OPEN'
          ? text('change-revealed', 'The votes are revealed: nobody new can vote in this round.')
          : undefined;
      },
      row =>
        needsReason(row, wanted)
          ? text('change-why', 'The round does without votes that it waited for.')
          : undefined,
    );
  };
  const send = (part: readonly BoardRow[], values: RoundChangeValues) => {
    const wanted = roundChange(beginning, values);
    const reason = values.reason && { reason: values.reason };
    return change({
      projectUuid,
      hazardVoteEventBatchUpdate: {
        items: part.flatMap(({ round }) =>
          round ? [{ uuid: round.uuid, change: { revision: round.revision, ...wanted, ...reason } }] : [],
        ),
      },
    });
  };
  return (
    <BatchDialog
      title={text('change-title', 'Voters and due date: {1}', {
        values: [
          rows.length === 1
            ? (rows[0]?.hazard.code ?? '')
            : text('change-many', '{1} hazards', { values: [rows.length] }),
        ],
      })}
      explanation={text.prose(
        'change-help',
        'What you leave as it is stays as it is in each round. A field is empty where the rounds differ.',
      )}
      submitLabel={text('change-confirm', 'Save')}
      doneText={count => text('change-done', '{1} rounds changed', { count, one: '{1} round changed' })}
      limits={LIMITS}
      values={beginning}
      hasReason
      plan={plan}
      send={send}
      onClose={onClose}
    >
      <FormTextField name="dueDate" type="date" label={text('open-due', 'Vote by')} />
      <FormNumberField name="minimumVotes" label={text('change-minimum', 'Votes needed at least')} />
      <FormSearchChoiceField name="add" label={text('open-voters', 'Add voters')} multiple options={people} />
      <FormSearchChoiceField
        name="notNeeded"
        label={text('change-not-needed', 'Do without the votes of')}
        multiple
        options={present}
      />
      {isAnybodyLeftOut && (
        <FormSearchChoiceField
          name="needed"
          label={text('change-needed', 'Ask in again')}
          multiple
          options={present}
        />
      )}
      <FormSearchChoiceField
        name="remove"
        label={text('change-remove', 'No voters of these hazards any more')}
        multiple
        options={present}
      />
    </BatchDialog>
  );
}
