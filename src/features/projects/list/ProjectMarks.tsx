import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { TagChip } from '@/features/shared/tags/TagChip';
import { useTexts } from '@/glossary/useText';
import type { ProjectNotes } from './useProjectNotes';

/** Beside a project in a list: that it is archived, who wants to be let in, its tags. */
export function ProjectMarks({ project, notes }: { project: Project; notes: ProjectNotes }) {
  const text = useTexts('projects');
  const requests = notes.requestsOf(project);
  const tags = notes.tagsOf(project.uuid);
  if (!project.archivedAt && requests === 0 && tags.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', minWidth: 0 }}>
      {project.archivedAt && <Chip size="small" label={text('archived', 'Archived')} />}
      {requests > 0 && (
        <Chip
          size="small"
          color="primary"
          component={Link}
          to={paths.projectMembers(project.uuid)}
          clickable
          label={text('requests', '{1} requests for access', {
            count: requests,
            one: '{1} request for access',
          })}
        />
      )}
      {tags.map(({ uuid, tag }) => (
        <TagChip key={uuid} tag={tag} />
      ))}
    </Stack>
  );
}
