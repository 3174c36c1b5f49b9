import Stack from '@mui/material/Stack';
import {
  type HazardVoteEvent,
  type HazardVoteEventComment,
  useCreateHazardVoteEventCommentMutation,
  useDeleteHazardVoteEventCommentMutation,
  useListHazardVoteEventCommentsQuery,
  useUpdateHazardVoteEventCommentMutation,
} from '@/api/hazard-voting';
import { HazardVoteEventCommentCreateLimits, HazardVoteEventCommentUpdateLimits } from '@/api/limits';
import type { Project } from '@/api/projects';
import { EditableComment } from '@/features/shared/comments/EditableComment';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { FormActions, FormLongTextField } from '@/ui/form';

/** More than anybody says about one round. */
const MOST = 200;

interface RoundCommentsProps {
  project: Project;
  round: HazardVoteEvent;
  /** Whether something can be added here; a record is only read. */
  isOpen: boolean;
}

/** What was said about a round; before the reveal everybody reads their own words only. */
export function RoundComments({ project, round, isOpen }: RoundCommentsProps) {
  const text = useTexts('voting');
  const { currentData, error, refetch } = useListHazardVoteEventCommentsQuery({
    projectUuid: project.uuid,
    hazardVoteEventUuid: [round.uuid],
    orderBy: 'createdAt',
    limit: MOST,
  });
  if (error && !currentData) return <ErrorView error={error} onRetry={refetch} />;
  const canWrite = isOpen && projectPermissions(project).can('comments.write');
  return (
    <Stack sx={{ gap: 1 }}>
      {currentData?.data.results.map(comment => (
        <RoundComment key={comment.uuid} comment={comment} canWrite={canWrite} />
      ))}
      {canWrite && <NewComment round={round} label={text('new-comment', 'Comment on this round')} />}
    </Stack>
  );
}

function RoundComment({ comment, canWrite }: { comment: HazardVoteEventComment; canWrite: boolean }) {
  const [update] = useUpdateHazardVoteEventCommentMutation();
  const [remove] = useDeleteHazardVoteEventCommentMutation();
  const { uuid: hazardVoteEventCommentUuid } = comment;
  return (
    <EditableComment
      comment={comment}
      canWrite={canWrite}
      limits={HazardVoteEventCommentUpdateLimits}
      update={hazardVoteEventCommentUpdate =>
        update({ hazardVoteEventCommentUuid, hazardVoteEventCommentUpdate })
      }
      remove={uuid => remove({ hazardVoteEventCommentUuid: uuid })}
    />
  );
}

function NewComment({ round, label }: { round: HazardVoteEvent; label: string }) {
  const text = useTexts('voting');
  const [create] = useCreateHazardVoteEventCommentMutation();
  const form = useApiForm({
    limits: HazardVoteEventCommentCreateLimits,
    values: { text: '' },
    startsAnew: true,
    send: values => create({ hazardVoteEventCommentCreate: { ...values, hazardVoteEventUuid: round.uuid } }),
  });
  return (
    <ApiForm form={form} label={label}>
      <FormLongTextField name="text" label={label} />
      <FormActions submitLabel={text('send', 'Comment')} />
    </ApiForm>
  );
}
