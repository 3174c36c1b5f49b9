import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { HaraMetrics } from '@/api/exports';
import { paths } from '@/config/paths';
import { personName } from '@/features/shared/people/personName';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FigureCell } from './FigureCell';
import { FiguresTable } from './FiguresTable';

type Person = HaraMetrics['openByPerson'][number];

const COLUMNS = ['hazards', 'votes', 'finalVotes', 'measures'] as const;
const COLUMN_LABELS = defineTexts(
  'checks',
  {
    hazards: 'Hazards',
    votes: 'Votes, initial risk',
    finalVotes: 'Votes, final risk',
    measures: 'Measures',
  },
  'people-',
);

/** How much of a kind waits for somebody; the lists are those of one stage of voting. */
const countOf = (column: (typeof COLUMNS)[number], person: Person) =>
  column === 'votes' ? person.votes - person.finalVotes : person[column];

const placeOf = (projectUuid: string, column: (typeof COLUMNS)[number], userUuid: string): string =>
  ({
    hazards: paths.projectWorksheet(projectUuid, { owner: userUuid, work: 'open' }),
    votes: paths.projectVotesOf(projectUuid, userUuid, 'INITIAL'),
    finalVotes: paths.projectVotesOf(projectUuid, userUuid, 'FINAL'),
    measures: paths.projectMeasureUses(projectUuid, { person: userUuid, state: 'planned' }),
  })[column];

/** What waits for whom; a name leads to the findings about their hazards, a count to what waits. */
export function OpenByPerson({ projectUuid, people }: { projectUuid: string; people: readonly Person[] }) {
  const text = useTexts('checks');
  if (people.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text.prose('nothing-waits', 'Nothing waits for anybody.')}
      </Typography>
    );
  const allOf = ({ hazards, votes, measures }: Person) => hazards + votes + measures;
  const most = Math.max(...people.map(allOf));
  return (
    <FiguresTable caption={text('people-caption', 'Hazards, votes and measures that wait for somebody')}>
      <thead>
        <tr>
          <th scope="col">{text('person', 'Person')}</th>
          {COLUMNS.map(column => (
            <th key={column} scope="col">
              {text(COLUMN_LABELS[column])}
            </th>
          ))}
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {people.map(person => (
          <tr key={person.user.uuid}>
            <th scope="row">
              <Link
                component={RouterLink}
                to={paths.projectFindingsOf(projectUuid, person.user.uuid)}
                sx={{ display: 'inline-block', lineHeight: '24px' }}
              >
                {personName(person.user)}
              </Link>
            </th>
            {COLUMNS.map(column => (
              <FigureCell
                key={column}
                count={countOf(column, person)}
                name={`${text(COLUMN_LABELS[column])}, ${personName(person.user)}`}
                to={placeOf(projectUuid, column, person.user.uuid)}
              />
            ))}
            <td aria-hidden="true">
              <Box sx={{ width: 120, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
                <Box
                  sx={{ height: 8, borderRadius: 1, bgcolor: 'primary.main' }}
                  style={{ width: `${(allOf(person) / most) * 100}%` }}
                />
              </Box>
            </td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
