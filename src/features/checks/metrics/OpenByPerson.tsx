import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { HaraMetrics } from '@/api/exports';
import { paths } from '@/config/paths';
import { personName } from '@/features/shared/people/personName';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { FIGURES_TABLE, FiguresTable } from './FiguresTable';

/** What waits for whom; a name leads to the findings about their hazards. */
export function OpenByPerson({
  projectUuid,
  people,
}: {
  projectUuid: string;
  people: HaraMetrics['openByPerson'];
}) {
  const text = useTexts('checks');
  const formats = useFormats();
  if (people.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text.prose('nothing-waits', 'Nothing waits for anybody.')}
      </Typography>
    );
  const most = Math.max(...people.map(({ hazards, votes, measures }) => hazards + votes + measures));
  return (
    <FiguresTable caption={text('people-caption', 'Hazards, votes and measures that wait for somebody')}>
      <thead>
        <tr>
          <th scope="col">{text('person', 'Person')}</th>
          <th scope="col">{text('people-hazards', 'Hazards')}</th>
          <th scope="col">{text('people-votes', 'Votes')}</th>
          <th scope="col">{text('people-measures', 'Measures')}</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {people.map(({ user, hazards, votes, measures }) => (
          <tr key={user.uuid}>
            <th scope="row">
              <Link
                component={RouterLink}
                to={paths.projectFindingsOf(projectUuid, user.uuid)}
                sx={{ display: 'inline-block', lineHeight: '24px' }}
              >
                {personName(user)}
              </Link>
            </th>
            {[hazards, votes, measures].map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
              <Box component="td" key={index} sx={FIGURES_TABLE.number}>
                {formats.number(count)}
              </Box>
            ))}
            <td aria-hidden="true">
              <Box sx={{ width: 120, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
                <Box
                  sx={{ height: 8, borderRadius: 1, bgcolor: 'primary.main' }}
                  style={{ width: `${((hazards + votes + measures) / most) * 100}%` }}
                />
              </Box>
            </td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
