import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type HazardComment,
  useDeleteHazardCommentMutation,
  useListHazardCommentsQuery,
  useUpdateHazardCommentMutation,
} from '@/api/hazard-comments';
import { type Hazard, useAddHazardCommentMutation } from '@/api/hazards';
import { HazardCommentCreateLimits, HazardCommentUpdateLimits } from '@/api/limits';
import type { Project } from '@/api/projects';
import { EditableComment } from '@/features/shared/comments/EditableComment';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { FormActions, FormLongTextField, FormSearchChoiceField } from '@/ui/form';
import { Section } from '@/ui/Section';

/** More than one screen shows: threads that long are read in the export. */
const MOST = 200;

/** The part of the address by which a notification leads here. */
const COMMENTS = 'comments';

/** What people say about a hazard, in threads that can be resolved (domain model 1.28). */
export function HazardComments({ project, hazard }: { project: Project; hazard: Hazard }) {
  const text = useTexts('hazard-comments');
  const { currentData, error, refetch } = useListHazardCommentsQuery({
    projectUuid: project.uuid,
    hazardUuid: [hazard.uuid],
    limit: MOST,
  });
  const comments = (currentData?.data.results ?? []).toSorted((a, b) =>
    a.createdAt.localeCompare(b.createdAt),
  );
  const { can } = projectPermissions(project);
  const canWrite = can('comments.write');
  return (
    <Section id={COMMENTS} title={text('title', 'Comments')}>
      {error && !currentData && <ErrorView error={error} onRetry={refetch} />}
      {currentData && comments.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('none', 'Nobody has commented on this hazard yet.')}
        </Typography>
      )}
      {comments
        .filter(({ parentCommentUuid }) => parentCommentUuid === null)
        .map(first => (
          <Thread
            key={first.uuid}
            project={project}
            hazard={hazard}
            first={first}
            answers={comments.filter(({ parentCommentUuid }) => parentCommentUuid === first.uuid)}
            canWrite={canWrite}
            canResolve={canWrite && can('voting.manage')}
          />
        ))}
      {canWrite && <CommentForm project={project} hazard={hazard} />}
    </Section>
  );
}

interface ThreadProps {
  project: Project;
  hazard: Hazard;
  first: HazardComment;
  answers: readonly HazardComment[];
  canWrite: boolean;
  /** Only a lead says that a comment is settled (domain model 1.28). */
  canResolve: boolean;
}

function Thread({ project, hazard, first, answers, canWrite, canResolve }: ThreadProps) {
  const text = useTexts('hazard-comments');
  /** undefined: nobody began an answer; a form that is folded again keeps what was typed. */
  const [isAnswering, setIsAnswering] = useState<boolean>();
  const [update, { isLoading, error }] = useUpdateHazardCommentMutation();
  const { uuid: hazardCommentUuid, revision, isResolved } = first;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, display: 'grid', gap: 1 }}>
      <Comment comment={first} canWrite={canWrite} />
      {answers.map(answer => (
        <Box key={answer.uuid} sx={{ pl: 4 }}>
          <Comment comment={answer} canWrite={canWrite} />
        </Box>
      ))}
      {error && <ErrorView error={error} isRefusal />}
      {canWrite && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            size="small"
            onClick={() => setIsAnswering(!isAnswering)}
            aria-expanded={isAnswering ?? false}
          >
            {text('answer', 'Answer')}
          </Button>
          {canResolve && (
            <Button
              size="small"
              loading={isLoading}
              onClick={() =>
                void update({ hazardCommentUuid, hazardCommentUpdate: { revision, isResolved: !isResolved } })
              }
            >
              {isResolved ? text('reopen', 'Open again') : text('resolve', 'Resolve')}
            </Button>
          )}
        </Stack>
      )}
      {isAnswering !== undefined && (
        <Box hidden={!isAnswering}>
          <CommentForm
            project={project}
            hazard={hazard}
            parentCommentUuid={first.uuid}
            onSent={() => setIsAnswering(undefined)}
          />
        </Box>
      )}
    </Box>
  );
}

function Comment({ comment, canWrite }: { comment: HazardComment; canWrite: boolean }) {
  const text = useTexts('hazard-comments');
  const [update] = useUpdateHazardCommentMutation();
  const [remove] = useDeleteHazardCommentMutation();
  const { uuid: hazardCommentUuid, isResolved } = comment;
  return (
    <EditableComment
      comment={comment}
      mark={isResolved && <Chip size="small" label={text('resolved', 'Resolved')} />}
      canWrite={canWrite}
      limits={HazardCommentUpdateLimits}
      update={hazardCommentUpdate => update({ hazardCommentUuid, hazardCommentUpdate })}
      remove={uuid => remove({ hazardCommentUuid: uuid, confirm: true })}
    />
  );
}

interface CommentFormProps {
  project: Project;
  hazard: Hazard;
  parentCommentUuid?: string;
  onSent?: () => void;
}

function CommentForm({ project, hazard, parentCommentUuid, onSent }: CommentFormProps) {
  const text = useTexts('hazard-comments');
  const [add] = useAddHazardCommentMutation();
  const people = useProjectPeople(project.uuid);
  const form = useApiForm({
    limits: HazardCommentCreateLimits,
    values: { text: '', mentionedUserUuids: [] as string[] },
    startsAnew: true,
    send: values =>
      add({
        hazardUuid: hazard.uuid,
        hazardCommentCreate: { ...values, ...(parentCommentUuid && { parentCommentUuid }) },
      }),
    onSent,
  });
  return (
    <ApiForm
      form={form}
      label={parentCommentUuid ? text('new-answer', 'New answer') : text('new', 'New comment')}
    >
      <FormLongTextField
        name="text"
        label={parentCommentUuid ? text('your-answer', 'Your answer') : text('your-comment', 'Your comment')}
      />
      <FormSearchChoiceField
        name="mentionedUserUuids"
        label={text('mentions', 'Notify these people')}
        multiple
        options={people.items.map(({ uuid, name, code }) => ({
          value: uuid,
          label: name,
          description: code,
        }))}
      />
      <FormActions
        submitLabel={parentCommentUuid ? text('send-answer', 'Send answer') : text('send', 'Comment')}
      />
    </ApiForm>
  );
}
