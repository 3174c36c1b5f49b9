import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import type { Project } from '@/api/projects';
import { useListTagRelationshipsQuery } from '@/api/record-tags';
import { useListRiskRatingSetsQuery } from '@/features/shared/built-in/queries';
import { TagChip } from '@/features/shared/tags/TagChip';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useProjectAttributes } from '../attributes/useProjectAttributes';
import { STYLE_LABELS } from '../projectTexts';

/** More than there are. */
const ALL = 500;

/** A project in short: style, methods, tags, attributes. */
export function ProjectFacts({ project }: { project: Project }) {
  const text = useTexts('project');
  const formats = useFormats();
  const sets = useListRiskRatingSetsQuery({ limit: ALL }).data?.data.results;
  const tags = useListTagRelationshipsQuery({
    projectUuid: project.uuid,
    resourceType: ['Project'],
    limit: ALL,
  }).data?.data.results;
  const { attributes } = useProjectAttributes(project.uuid);
  const methods = useMemo(
    () => project.riskRatingSetUuids.flatMap(uuid => sets?.find(set => set.uuid === uuid)?.name ?? []),
    [project.riskRatingSetUuids, sets],
  );
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        width: '100%',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 1 },
      }}
    >
      <Fact name={text('style', 'Style')}>{text(STYLE_LABELS[project.style])}</Fact>
      {methods.length > 0 && <Fact name={text('methods', 'Rating sets')}>{methods.join(' · ')}</Fact>}
      {tags && tags.length > 0 && (
        <Fact name={text('tags', 'Tags')}>
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            {tags.map(({ uuid, tag }) => (
              <TagChip key={uuid} tag={tag} />
            ))}
          </Stack>
        </Fact>
      )}
      {attributes
        ?.filter(({ shown }) => shown !== undefined)
        .map(({ type, shown }) => (
          <Fact key={type.uuid} name={type.name}>
            {shown}
          </Fact>
        ))}
      <Fact name={text('last-change', 'Last change of the project')}>
        {formats.dateTime(project.updatedAt)}
      </Fact>
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </>
  );
}
