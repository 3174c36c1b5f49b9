import CallMergeRounded from '@mui/icons-material/CallMergeRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  type Tag,
  useDeleteTagMutation,
  useLazyGetTagDependencyTreeQuery,
  useListTagsQuery,
} from '@/api/record-tags';
import { paths } from '@/config/paths';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { NewTagDialog } from '@/features/shared/tags/NewTagDialog';
import { TagChip } from '@/features/shared/tags/TagChip';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import type { ListColumn } from '@/ui/list';
import { SearchField } from '@/ui/SearchField';
import { Section } from '@/ui/Section';
import { EditTagDialog } from './EditTagDialog';
import { MergeTagDialog } from './MergeTagDialog';

type Asked = { kind: 'NEW' } | { kind: 'EDIT' | 'MERGE' | 'DELETE'; tag: Tag };

interface OrganizationTagsProps {
  organizationUuid: string;
  mayManage: boolean;
}

/** The words that projects and their records are marked with: one list for the whole organization. */
export function OrganizationTags({ organizationUuid, mayManage }: OrganizationTagsProps) {
  const text = useTexts('tag');
  const formats = useFormats();
  const list = useListParameters(['name', 'updatedAt']);
  const query = useListTagsQuery({ ...list.query, organizationUuid });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [loadTree] = useLazyGetTagDependencyTreeQuery();
  const [remove] = useDeleteTagMutation();
  const close = () => setAsked(null);
  const columns: [ListColumn<Tag>, ...ListColumn<Tag>[]] = [
    { key: 'name', label: text('tag', 'Tag'), sortBy: 'name', render: tag => <TagChip tag={tag} /> },
    {
      key: 'description',
      label: text('description', 'What it is for'),
      render: ({ description }) => description || '–',
    },
    {
      key: 'usage',
      label: text('usage', 'Projects'),
      width: 110,
      render: ({ uuid, name, usageCount }) =>
        usageCount === 0 ? (
          formats.number(0)
        ) : (
          <Link
            component={RouterLink}
            to={paths.taggedProjects(uuid)}
            aria-label={text('usage-of', '{1}: {2}', { values: [name, formats.number(usageCount)] })}
          >
            {formats.number(usageCount)}
          </Link>
        ),
    },
    {
      key: 'updatedAt',
      label: text('changed', 'Changed'),
      sortBy: 'updatedAt',
      width: 130,
      render: ({ updatedAt }) => formats.date(updatedAt),
    },
  ];
  const isFiltered = list.search !== '';
  return (
    <Section
      title={text('tags', 'Tags')}
      purpose={text.prose(
        'purpose',
        'Projects and their records are marked with them, and lists are filtered by them.',
      )}
      actions={
        mayManage && (
          <Button size="small" variant="outlined" onClick={() => setAsked({ kind: 'NEW' })}>
            {text('new', 'New tag')}
          </Button>
        )
      }
    >
      {(isFiltered || (query.currentData?.data.total ?? 0) > 0) && (
        <SearchField value={list.search} onChange={list.setSearch} label={text('search', 'Search tags')} />
      )}
      <ApiList
        label={text('tags', 'Tags')}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        actions={
          mayManage ? tag => <TagActions tag={tag} onAsk={kind => setAsked({ kind, tag })} /> : undefined
        }
        empty={
          isFiltered ? (
            <EmptyState
              title={text('none-found-title', 'No tag found')}
              text={text.prose('none-found', 'No tag has this text in its name or meaning.')}
              action={
                <Button variant="outlined" onClick={() => list.setSearch('')}>
                  {text('show-all', 'Show all tags')}
                </Button>
              }
            />
          ) : (
            <Typography variant="body2">
              {text.prose('none', 'This organization has no tags yet.')}
            </Typography>
          )
        }
      />
      {asked?.kind === 'NEW' && <NewTagDialog organizationUuid={organizationUuid} onClose={close} />}
      {asked?.kind === 'EDIT' && <EditTagDialog tag={asked.tag} onClose={close} />}
      {asked?.kind === 'MERGE' && <MergeTagDialog tag={asked.tag} onClose={close} />}
      {asked?.kind === 'DELETE' && (
        <ConfirmDeleteDialog
          records={[{ uuid: asked.tag.uuid, label: asked.tag.name }]}
          loadTree={tagUuid => loadTree({ tagUuid })}
          remove={(tagUuid, confirm) => remove({ tagUuid, confirm })}
          confirmLabel={text('delete', 'Delete tag')}
          deletedText={text('deleted', '{1} was deleted', { values: [asked.tag.name] })}
          onClose={close}
        >
          <Typography variant="body2" color="textSecondary">
            {text.prose('delete-explanation', 'The records stay; they only lose the tag.')}
          </Typography>
        </ConfirmDeleteDialog>
      )}
    </Section>
  );
}

function TagActions({ tag, onAsk }: { tag: Tag; onAsk: (kind: 'EDIT' | 'MERGE' | 'DELETE') => void }) {
  const text = useTexts('tag');
  const values = [tag.name];
  return (
    <>
      <Tooltip title={text('edit', 'Change')}>
        <IconButton
          size="extraSmall"
          aria-label={text('edit-name', 'Change {1}', { values })}
          onClick={() => onAsk('EDIT')}
        >
          <EditRounded fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={text('merge', 'Merge into another tag')}>
        <IconButton
          size="extraSmall"
          aria-label={text('merge-name', 'Merge {1}', { values })}
          onClick={() => onAsk('MERGE')}
        >
          <CallMergeRounded fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={text('delete', 'Delete tag')}>
        <IconButton
          size="extraSmall"
          aria-label={text('delete-name', 'Delete {1}', { values })}
          onClick={() => onAsk('DELETE')}
        >
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
