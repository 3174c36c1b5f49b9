import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ComponentProps, useState } from 'react';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import type { SchemaLimits } from '@/lib/fieldLimits';
import { useUser } from '@/session/CurrentUser';
import { FormActions, FormLongTextField } from '@/ui/form';
import { CommentEntry } from './CommentEntry';

interface Comment {
  uuid: string;
  revision: number;
  author: ComponentProps<typeof CommentEntry>['author'];
  createdAt: string;
  /** Markdown. */
  text: string;
}

interface EditableCommentProps {
  comment: Comment;
  mark?: ComponentProps<typeof CommentEntry>['mark'];
  /** Whether the reader may write here at all: their own words are changed and deleted by them, those of others by nobody. */
  canWrite: boolean;
  /** The schema of a change. */
  limits: SchemaLimits;
  /** Sends another text, by a mutation's trigger. */
  update: (change: { text?: string; revision: number }) => ReturnType<Send>;
  remove: ComponentProps<typeof ConfirmDeleteDialog>['remove'];
}

type Send = Parameters<typeof useApiForm<{ text: string }, unknown>>[0]['send'];

/** What somebody said; its author changes it where it stands, and deletes it. */
export function EditableComment({ comment, mark, canWrite, limits, update, remove }: EditableCommentProps) {
  const text = useTexts('comments');
  const user = useUser();
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { uuid, author, createdAt } = comment;
  const isOwn = author !== null && author.uuid === user?.uuid;
  if (isEditing)
    return (
      <CommentForm comment={comment} limits={limits} update={update} onClose={() => setIsEditing(false)} />
    );
  return (
    <>
      <CommentEntry
        author={author}
        createdAt={createdAt}
        mark={mark}
        actions={
          canWrite &&
          isOwn && (
            <Stack direction="row" sx={{ alignSelf: 'start' }}>
              <Button size="small" onClick={() => setIsEditing(true)}>
                {text('edit', 'Edit')}
              </Button>
              <Button size="small" onClick={() => setIsDeleting(true)}>
                {text('delete', 'Delete')}
              </Button>
            </Stack>
          )
        }
      >
        {comment.text}
      </CommentEntry>
      {isDeleting && (
        <ConfirmDeleteDialog
          records={[{ uuid, label: text('this-comment', 'this comment') }]}
          remove={remove}
          confirmLabel={text('delete-comment', 'Delete comment')}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

interface CommentFormProps extends Pick<EditableCommentProps, 'comment' | 'limits' | 'update'> {
  onClose: () => void;
}

function CommentForm({ comment, limits, update, onClose }: CommentFormProps) {
  const text = useTexts('comments');
  const form = useApiForm({
    limits,
    values: { text: comment.text },
    revision: comment.revision,
    send: (_values, { changed, revision }) => update({ ...changed, revision }),
    onSent: onClose,
  });
  return (
    <ApiForm form={form} label={text('change', 'Change comment')}>
      <FormLongTextField name="text" label={text('text', 'Comment')} autoFocus />
      <FormActions onCancel={onClose} />
    </ApiForm>
  );
}
