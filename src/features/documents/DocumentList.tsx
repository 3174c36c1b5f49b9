import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { type Document, useListDocumentsQuery } from '@/api/documents';
import {
  useCreatePlatformDocumentMutation,
  useCreateProjectDocumentMutation,
  useCreateQuokkaFscDocumentMutation,
} from '@/api/projects';
import { paths } from '@/config/paths';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { UploadList } from '@/features/shared/uploads/UploadList';
import { useUploads } from '@/features/shared/uploads/useUploads';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { fileSize } from '@/lib/fileSize';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { DropZone } from '@/ui/DropZone';
import { EmptyState } from '@/ui/EmptyState';
import type { ListColumn } from '@/ui/list';
import { SearchField } from '@/ui/SearchField';
import { type DocumentKind, KIND_TEXTS, KINDS } from './documentTexts';

interface DocumentListProps {
  projectUuid: string;
  mayEdit: boolean;
}

/** All documents of a project; files dropped on it become documents of the chosen kind. */
export function DocumentList({ projectUuid, mayEdit }: DocumentListProps) {
  const text = useTexts('documents');
  const formats = useFormats();
  const [address, change] = useAddressParameters();
  const kind = KINDS.find(name => name === address.get('kind'));
  const list = useListParameters(['position', 'code', 'name', 'updatedAt']);
  const query = useListDocumentsQuery({ projectUuid, ...list.query, ...(kind && { kind: [kind] }) });
  const [create] = useCreateProjectDocumentMutation();
  const [createPlatform] = useCreatePlatformDocumentMutation();
  const [createConcept] = useCreateQuokkaFscDocumentMutation();
  const createOf = { PROJECT: create, PLATFORM: createPlatform, QUOKKA_FSC: createConcept };
  const { uploads, add, again, putAway } = useUploads(file =>
    createOf[kind ?? 'PROJECT']({ projectUuid, documentCreate: { file } }),
  );
  useDocumentTitle(text('title', 'Documents'));

  const columns: [ListColumn<Document>, ...ListColumn<Document>[]] = [
    {
      key: 'name',
      label: text('name', 'Name'),
      sortBy: 'name',
      render: ({ uuid, code, name }) => (
        <Link component={RouterLink} to={paths.projectDocuments(projectUuid, uuid)} underline="hover">
          {code} {name}
        </Link>
      ),
    },
    {
      key: 'kind',
      label: text('kind', 'Kind'),
      width: 190,
      render: document => text(KIND_TEXTS[document.kind]),
    },
    {
      key: 'file',
      label: text('file', 'File'),
      render: ({ latestRevision }) => latestRevision?.fileName ?? null,
    },
    {
      key: 'size',
      label: text('size', 'Size'),
      width: 90,
      align: 'right',
      render: ({ latestRevision }) => latestRevision && fileSize(latestRevision.sizeBytes, formats.number),
    },
    {
      key: 'revision',
      label: text('revision', 'Revision'),
      width: 90,
      align: 'right',
      render: ({ latestRevision }) => latestRevision?.number ?? null,
    },
    {
      key: 'updatedAt',
      label: text('changed', 'Changed'),
      width: 200,
      sortBy: 'updatedAt',
      render: ({ latestRevision, updatedAt }) =>
        formats.dateTime(
          latestRevision && latestRevision.createdAt > updatedAt ? latestRevision.createdAt : updatedAt,
        ),
    },
  ];
  const isFiltered = Boolean(list.query.search) || kind !== undefined;
  return (
    <DropZone onFiles={add} disabled={!mayEdit} dropText={text('drop', 'Drop the files here to upload them')}>
      {pick => (
        <>
          <Stack direction="row" sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <SearchField
              value={list.search}
              onChange={list.setSearch}
              label={text('search', 'Search documents')}
            />
            <ToggleButtonGroup
              exclusive
              size="small"
              value={kind ?? 'ALL'}
              aria-label={text('kind', 'Kind')}
              onChange={(_event, chosen: DocumentKind | 'ALL' | null) =>
                chosen && change({ kind: chosen === 'ALL' ? '' : chosen, page: '' })
              }
              // On a phone they are pushed aside: a frame broken in two rows reads like two groups.
              sx={{ maxWidth: '100%', overflowX: 'auto', '& > *': { flexShrink: 0 } }}
            >
              <ToggleButton value="ALL">{text('all', 'All')}</ToggleButton>
              {KINDS.map(name => (
                <ToggleButton key={name} value={name}>
                  {text(KIND_TEXTS[name])}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            {mayEdit && (
              <Button
                size="small"
                variant="contained"
                startIcon={<UploadFileRounded />}
                onClick={pick}
                sx={{ ml: 'auto' }}
              >
                {text('upload', 'Upload files')}
              </Button>
            )}
          </Stack>
          {mayEdit && (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1.5 }}>
              {text.prose(
                'upload-help',
                'PDF, Office, text and image files; drop them anywhere on this page. A new file of a document that is here already is uploaded as its revision: open the document first.',
              )}
            </Typography>
          )}
          <UploadList uploads={uploads} onAgain={again} onPutAway={putAway} />
          <ApiList
            label={text('title', 'Documents')}
            query={query}
            state={list}
            columns={columns}
            rowKey={({ uuid }) => uuid}
            empty={
              isFiltered ? (
                <EmptyState
                  title={text('none-found-title', 'No document found')}
                  text={text.prose('none-found', 'No document has this text and kind.')}
                  action={
                    <Button
                      variant="outlined"
                      onClick={() => {
                        list.setSearch('');
                        change({ kind: '', search: '', page: '' });
                      }}
                    >
                      {text('show-all', 'Show all documents')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  title={text('empty-title', 'No documents yet')}
                  text={text.prose(
                    'empty',
                    'Evidence, concepts and other work products stand here with their revisions; measures, assumptions and estimates point to them.',
                  )}
                  action={
                    mayEdit ? (
                      <Button variant="contained" onClick={pick}>
                        {text('upload', 'Upload files')}
                      </Button>
                    ) : undefined
                  }
                />
              )
            }
          />
        </>
      )}
    </DropZone>
  );
}
