import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Hazard } from '@/api/hazards';
import { paths } from '@/config/paths';
import { SECTION_TITLES } from '@/features/shared/hazards/hazardSection';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';
import { RecordField } from './RecordField';
import { useHazardFields } from './useHazardFields';

/** Who answers for a hazard, and who is to vote on it; the votes themselves stand in the next section. */
export function HazardPeople({ hazard, canEdit }: { hazard: Hazard; canEdit: boolean }) {
  const text = useTexts('hazards');
  const { failureOf, edit } = useHazardFields(hazard);
  const people = useProjectPeople(hazard.projectUuid);
  const { ownerUserUuid: owner, assignedUserUuids: voters } = hazard;
  const known = owner === null || people.byUuid.has(owner);
  return (
    <Section title={text(SECTION_TITLES.people)}>
      <RecordField
        label={text('owner', 'Responsible for this hazard')}
        options={
          known
            ? people.items
            : [...people.items, { uuid: owner, code: '', name: text('left', 'No longer a member') }]
        }
        value={[owner ?? []].flat()}
        readOnly={!canEdit}
        failure={failureOf('ownerUserUuid')}
        onChange={([ownerUserUuid = null]) => edit({ ownerUserUuid })}
      />
      <Box>
        <Typography variant="caption" color="textSecondary" component="div">
          {text.prose('voters-of-hazard', 'Voters')}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {voters.length > 0
            ? voters
                .map(uuid => people.byUuid.get(uuid)?.name ?? text('left', 'No longer a member'))
                .join(', ')
            : text.prose('no-voters', 'Nobody is asked to vote on it yet.')}
        </Typography>
        <Link
          component={RouterLink}
          to={paths.projectVoting(hazard.projectUuid, 'board', hazard.code)}
          variant="body2"
          sx={{ lineHeight: '24px', '@media print': { display: 'none' } }}
        >
          {text('to-board', 'To its row on the voting board')}
        </Link>
      </Box>
    </Section>
  );
}
