import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { InvitationLink } from '@/features/shared/people/InvitationLink';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import type { AddressResult } from './addMembers';

const OUTCOMES: Readonly<Record<AddressResult['outcome'] | 'LINKED', TextDefinition>> = defineTexts(
  'add-members',
  {
    INVITED: 'Invited by mail',
    LINKED: 'Invited; no mail is sent',
    MEMBER: 'Was a member already; the role is as before',
    REFUSED: 'Not invited',
  },
  'outcome-',
);

interface AddedMembersProps {
  organizationUuid: string;
  results: readonly AddressResult[];
  onAddMore: () => void;
}

/** What became of each address. */
export function AddedMembers({ organizationUuid, results, onAddMore }: AddedMembersProps) {
  const text = useTexts('add-members');
  const isGood = ({ outcome }: AddressResult) => outcome === 'INVITED';
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', maxWidth: 760 }}>
      <div role="status">
        {text.prose('summary', '{1} of {2} people were invited. They become members when they accept.', {
          count: results.length,
          one: '{1} of 1 person was invited, and becomes a member when they accept.',
          values: [results.filter(isGood).length, results.length],
        })}
      </div>
      <Table size="small" aria-label={text('results', 'Results')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('address', 'E-mail address')}</TableCell>
            <TableCell>{text('result', 'Result')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {results.map(result => (
            <TableRow key={result.email}>
              <TableCell component="th" scope="row" sx={{ minWidth: 224, overflowWrap: 'anywhere' }}>
                {result.email}
              </TableCell>
              <TableCell sx={{ color: isGood(result) ? 'success.main' : 'warning.main' }}>
                {[text(OUTCOMES[result.link ? 'LINKED' : result.outcome]), result.message]
                  .filter(Boolean)
                  .join('. ')}
                {result.link && <InvitationLink email={result.email} link={result.link} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <Button
          size="small"
          variant="contained"
          component={RouterLink}
          to={paths.organizationMembers(organizationUuid)}
        >
          {text('to-members', 'To the members')}
        </Button>
        <Button size="small" onClick={onAddMore}>
          {text('more', 'Add more people')}
        </Button>
      </Stack>
    </Stack>
  );
}
