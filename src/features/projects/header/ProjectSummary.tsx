import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useGetHazardCountsQuery } from '@/api/exports';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { useListRiskRatingSetsQuery } from '@/features/shared/built-in/queries';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';

/** More than there are. */
const ALL = 500;
/** As high as a finger needs (WCAG 2.5.8), px. */
const LINE = 24;

/** Beside the name of a project: its hazards in figures and the standards they are rated by, each as the way to exactly those hazards. */
export function ProjectSummary({ project }: { project: Project }) {
  const text = useTexts('project');
  const formats = useFormats();
  const { uuid: projectUuid, riskRatingSetUuids } = project;
  const sets = useListRiskRatingSetsQuery({ limit: ALL }).data?.data.results;
  const counts = useGetHazardCountsQuery({ projectUuid }).currentData?.data;
  const standards = riskRatingSetUuids.flatMap(uuid => sets?.find(set => set.uuid === uuid) ?? []);
  const { total = 0, open = 0, unacceptable = 0 } = counts ?? {};
  return (
    <Box
      component="ul"
      aria-label={text('summary', 'Hazards and rating sets')}
      sx={{
        m: 0,
        p: 0,
        minWidth: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        // Beside the tabs one line; what has no room in it is on the overview.
        height: { lg: LINE },
        overflow: { lg: 'hidden' },
        columnGap: 1.5,
        typography: 'caption',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {counts && (
        <Fact to={paths.projectWorksheet(projectUuid)}>
          {text('hazards-in-all', '{1} hazards', {
            count: total,
            values: [formats.number(total)],
            one: '1 hazard',
          })}
        </Fact>
      )}
      {open > 0 && (
        <Fact to={paths.projectWorksheet(projectUuid, { work: 'open' })}>
          {text('hazards-open', '{1} open', { values: [formats.number(open)] })}
        </Fact>
      )}
      {unacceptable > 0 && (
        <Fact to={paths.projectWorksheet(projectUuid, { risk: 'unacceptable' })} isBad>
          {text('hazards-unacceptable', '{1} unacceptable', { values: [formats.number(unacceptable)] })}
        </Fact>
      )}
      {standards.map(({ uuid, code, standard, name }) => (
        <Fact key={uuid} to={paths.projectWorksheet(projectUuid, { set: code })} title={name}>
          {standard}
        </Fact>
      ))}
    </Box>
  );
}

interface FactProps {
  to: string;
  title?: string;
  isBad?: boolean;
  children: ReactNode;
}

const Fact = ({ to, title, isBad = false, children }: FactProps) => (
  <Box component="li">
    <Link
      component={RouterLink}
      to={to}
      title={title}
      color={isBad ? 'error' : 'textSecondary'}
      underline="hover"
      sx={{
        display: 'block',
        lineHeight: `${LINE}px`,
        '&:hover': { color: isBad ? undefined : 'primary.main' },
      }}
    >
      {children}
    </Link>
  </Box>
);
