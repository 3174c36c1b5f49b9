import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { CurrentUser } from '@/api/users';
import { paths } from '@/config/paths';
import { useBuiltInName } from '@/features/shared/built-in/sayBuiltIn';
import { organizationNamesakes, withMark } from '@/features/shared/names/namesakes';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';

interface MyOrganizationsProps {
  organizations: CurrentUser['organizations'];
}

/** The organizations that I belong to, with my role in each. */
export function MyOrganizations({ organizations }: MyOrganizationsProps) {
  const sayRole = useBuiltInName('OrganizationRole');
  const text = useTexts('account');
  const namesakes = organizationNamesakes(organizations);
  return (
    <Section title={text('organizations', 'Organizations')}>
      {organizations.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'no-organizations',
            'You belong to no organization yet. Create one, or ask the owner of yours to add you.',
          )}{' '}
          <Link component={RouterLink} to={paths.newOrganization()}>
            {text('new-organization', 'New organization')}
          </Link>
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-label={text('organizations', 'Organizations')}
          sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          {organizations.map(({ organizationUuid, name, roleName }) => (
            <Box
              component="li"
              key={organizationUuid}
              sx={{
                display: 'flex',
                gap: 2,
                justifyContent: 'space-between',
                px: 1.5,
                py: 1,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Link
                component={RouterLink}
                to={paths.organization(organizationUuid)}
                underline="hover"
                sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {withMark(name, namesakes.get(organizationUuid))}
              </Link>
              <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0, maxWidth: '50%' }}>
                {sayRole(roleName)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
