import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import {
  type DocumentRevision,
  useDeleteDocumentRevisionMutation,
  useListDocumentRevisionsQuery,
} from '@/api/documents';
import { downloadFile } from '@/api/downloadFile';
import { useAppDispatch } from '@/api/hooks';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { fileSize } from '@/lib/fileSize';
import type { ListColumn } from '@/ui/list';
import { Menu, MenuAction } from '@/ui/menu';
import { RevisionDialog } from './RevisionDialog';

interface RevisionListProps {
  documentUuid: string;
  mayEdit: boolean;
  /** The one that stands in the preview. */
  shownUuid: string | null;
  onShow: (revisionUuid: string) => void;
}

/** The files of one document, the newest first. */
export function RevisionList({ documentUuid, mayEdit, shownUuid, onShow }: RevisionListProps) {
  const text = useTexts('documents');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const { enqueueSnackbar } = useSnackbar();
  const list = useListParameters(['number'], 'desc');
  const query = useListDocumentRevisionsQuery({ documentUuid, ...list.query });
  const [remove] = useDeleteDocumentRevisionMutation();
  const [editing, setEditing] = useState<DocumentRevision | null>(null);
  const [leaving, setLeaving] = useState<DocumentRevision | null>(null);
  const save = async (revision: DocumentRevision) => {
    const answer = await dispatch(
      downloadFile({
        client: 'platform',
        path: `/user-api/documents/revision/${revision.uuid}/download`,
        fileName: revision.fileName,
      }),
    );
    if (downloadFile.rejected.match(answer))
      enqueueSnackbar(refusalMessage(answer.payload ?? answer.error), { variant: 'error' });
  };

  const columns: [ListColumn<DocumentRevision>, ...ListColumn<DocumentRevision>[]] = [
    {
      key: 'number',
      label: text('revision', 'Revision'),
      sortBy: 'number',
      width: 100,
      render: ({ number }) => number,
    },
    { key: 'fileName', label: text('file', 'File'), render: ({ fileName }) => fileName },
    {
      key: 'size',
      label: text('size', 'Size'),
      width: 90,
      align: 'right',
      render: ({ sizeBytes }) => fileSize(sizeBytes, formats.number),
    },
    {
      key: 'createdAt',
      label: text('uploaded', 'Uploaded'),
      width: 200,
      render: ({ createdAt }) => formats.dateTime(createdAt),
    },
    { key: 'comment', label: text('comment', 'What is new in it'), render: ({ comment }) => comment || null },
  ];
  return (
    <>
      <ApiList
        label={text('revisions', 'Revisions')}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        empty={null}
        actions={revision => (
          <>
            <Button
              size="extraSmall"
              disabled={revision.uuid === shownUuid}
              aria-label={text('show-revision', 'Show revision {1}', { values: [revision.number] })}
              onClick={() => onShow(revision.uuid)}
            >
              {text('show', 'Show')}
            </Button>
            <Button
              size="extraSmall"
              aria-label={text('download-revision', 'Download revision {1}', { values: [revision.number] })}
              onClick={() => void save(revision)}
            >
              {text('download', 'Download')}
            </Button>
            {mayEdit && (
              <Menu
                trigger={
                  <IconButton
                    size="extraSmall"
                    aria-label={text('more-of-revision', 'More for revision {1}', {
                      values: [revision.number],
                    })}
                  >
                    <MoreVertRounded fontSize="small" />
                  </IconButton>
                }
              >
                <MenuAction onSelect={() => setEditing(revision)}>
                  {text('edit-comment', 'Say what is new in it')}
                </MenuAction>
                <MenuAction onSelect={() => setLeaving(revision)}>
                  {text('delete-revision', 'Delete revision')}
                </MenuAction>
              </Menu>
            )}
          </>
        )}
      />
      {editing && <RevisionDialog revision={editing} onClose={() => setEditing(null)} />}
      {leaving && (
        <ConfirmDeleteDialog
          records={[
            {
              uuid: leaving.uuid,
              label: text('revision-number', 'revision {1}', { values: [leaving.number] }),
            },
          ]}
          remove={documentRevisionUuid => remove({ documentRevisionUuid })}
          confirmLabel={text('delete-revision', 'Delete revision')}
          deletedText={text('revision-deleted', 'Revision deleted')}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
