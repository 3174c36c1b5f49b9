import CloseRounded from '@mui/icons-material/CloseRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Project } from '@/api/projects';
import {
  type TagRelationship,
  useAddTagRelationshipMutation,
  useListTagRelationshipsQuery,
  useListTagsQuery,
  useRemoveTagRelationshipMutation,
} from '@/api/record-tags';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { NewTagDialog } from '@/features/shared/tags/NewTagDialog';
import { TagChip } from '@/features/shared/tags/TagChip';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { TagVersionsDialog } from './TagVersionsDialog';

/** More than an organization has. */
const ALL = 20_000;

/** The tags of a project, by which lists of projects are filtered. */
export function ProjectTags({ project, mayTag }: { project: Project; mayTag: boolean }) {
  const text = useTexts('project-settings');
  const { uuid: resourceUuid, organizationUuid } = project;
  const query = useListTagRelationshipsQuery({
    projectUuid: resourceUuid,
    resourceType: ['Project'],
    limit: ALL,
  });
  const tags = useListTagsQuery({ organizationUuid, orderBy: 'name', limit: ALL }).data?.data.results ?? [];
  const organization = useOrganizationPermissions(organizationUuid);
  const [add, adding] = useAddTagRelationshipMutation();
  const [remove, removing] = useRemoveTagRelationshipMutation();
  const [isCreating, setIsCreating] = useState(false);
  const [asked, setAsked] = useState<TagRelationship['tag'] | null>(null);
  const standing = query.currentData?.data.results;
  const free = tags.filter(tag => !standing?.some(one => one.tagUuid === tag.uuid));
  const put = (tagUuid: string) => add({ tagUuid, resourceType: 'Project', resourceUuid });
  const refusal = adding.error ?? removing.error;
  return (
    <Section
      title={text('tags', 'Tags')}
      purpose={text.prose('tags-purpose', 'Lists of projects are filtered by them.')}
    >
      {query.error && !standing && <ErrorView error={query.error} onRetry={query.refetch} />}
      {!query.error && !standing && <Skeleton variant="rounded" height={30} width={240} />}
      {refusal && <ErrorView error={refusal} isRefusal />}
      {standing?.length === 0 && (
        <Typography variant="body2">{text.prose('no-tags', 'This project has no tags.')}</Typography>
      )}
      {standing && standing.length > 0 && (
        <Box
          component="ul"
          aria-label={text('tags', 'Tags')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
        >
          {standing.map(({ uuid, tagUuid, tag }) => (
            <Box component="li" key={uuid} sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
              <TagChip tag={tag} />
              <Tooltip title={text('versions', 'Versions of the tag')}>
                <IconButton
                  size="extraSmall"
                  aria-label={text('versions-of', 'Versions of {1}', { values: [tag.name] })}
                  onClick={() => setAsked(tag)}
                >
                  <HistoryRounded fontSize="small" />
                </IconButton>
              </Tooltip>
              {mayTag && (
                <Tooltip title={text('remove-tag', 'Take it off')}>
                  <IconButton
                    size="extraSmall"
                    aria-label={text('remove-tag-name', 'Take {1} off', { values: [tag.name] })}
                    disabled={removing.isLoading}
                    onClick={() => void remove({ tagUuid, resourceType: 'Project', resourceUuid })}
                  >
                    <CloseRounded fontSize="small" />
                  </IconButton>
                </Tooltip>
              )}
            </Box>
          ))}
        </Box>
      )}
      {mayTag && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Autocomplete
            // Chosen is put on at once; the field is empty again then.
            key={standing?.length}
            size="small"
            options={free}
            disabled={adding.isLoading}
            onChange={(_event, tag) => tag && void put(tag.uuid)}
            getOptionLabel={({ name }) => name}
            getOptionKey={({ uuid }) => uuid}
            noOptionsText={text('no-free-tags', 'No other tag has this text')}
            clearText={text('clear', 'Clear')}
            openText={text('open-tags', 'Open the list of tags')}
            closeText={text('close-tags', 'Close the list of tags')}
            renderInput={params => (
              <TextField {...params} size="small" label={text('add-tag', 'Add a tag')} />
            )}
            sx={{ width: { xs: '100%', sm: 280 } }}
          />
          {organization.can('organization.library.manage') && (
            <Button size="small" variant="outlined" onClick={() => setIsCreating(true)}>
              {text('new-tag', 'New tag')}
            </Button>
          )}
        </Box>
      )}
      {isCreating && (
        <NewTagDialog
          organizationUuid={organizationUuid}
          submitLabel={text('create-tag', 'Create and add')}
          onCreated={tagUuid => void put(tagUuid)}
          onClose={() => setIsCreating(false)}
        />
      )}
      {asked && <TagVersionsDialog tag={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}
