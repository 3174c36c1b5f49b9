import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useListOrganizationRolesQuery } from '@/api/organization-roles';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { organizationNamesakes, withMark } from '@/features/shared/names/namesakes';
import { InvitationLink } from '@/features/shared/people/InvitationLink';
import { OpenInvitations } from '@/features/shared/people/OpenInvitations';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { useSelectedOrganization } from '@/session/useSelectedOrganization';
import { tokens } from '@/theme';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { InviteSupplierForm } from './InviteSupplierForm';
import type { SupplierResult } from './inviteSupplier';
import { SupplierList } from './SupplierList';

const OUTCOMES = defineTexts(
  'invite-supplier',
  {
    INVITED: '{1} was invited. The mail has a link that is valid for seven days.',
    LINKED: '{1} was invited.',
    MEMBER:
      '{1} belonged to the organization already, with the same role as before, and was added to the projects.',
  },
  'outcome-',
);

/** Invites suppliers into an organization and its projects, and shows those who are there (specification §2). */
export function InviteSupplierPage() {
  const text = useTexts('invite-supplier');
  const { organizations, selected } = useSelectedOrganization();
  const managed = organizations.filter(({ permissions }) =>
    permissions.includes('organization.users.manage'),
  );
  const namesakes = organizationNamesakes(managed);
  const [address, change] = useAddressParameters();
  const wanted = address.get('organization') ?? selected?.organizationUuid;
  const organization = managed.find(({ organizationUuid }) => organizationUuid === wanted) ?? managed[0];
  return (
    <Page>
      <PageHeader
        title={text('title', 'Invite supplier')}
        purpose={text.prose(
          'purpose',
          'A supplier works in the projects you choose and sees nothing else of the organization.',
        )}
        actions={
          managed.length > 1 && (
            <TextField
              select
              size="small"
              label={text('organization', 'Organization')}
              value={organization?.organizationUuid ?? ''}
              onChange={event => change({ organization: event.target.value, search: '', sort: '', page: '' })}
              sx={{ minWidth: 220 }}
            >
              {managed.map(({ organizationUuid, name }) => (
                <MenuItem key={organizationUuid} value={organizationUuid}>
                  {withMark(name, namesakes.get(organizationUuid))}
                </MenuItem>
              ))}
            </TextField>
          )
        }
      />
      {organization ? (
        <SupplierPortal
          key={organization.organizationUuid}
          organizationUuid={organization.organizationUuid}
        />
      ) : (
        <MissingPermission scope="organization" action={text('action', 'invite suppliers')} />
      )}
    </Page>
  );
}

/** The shipped role of that name; a role of one's own is given on the page of the members. */
const SUPPLIER_ROLE = 'Supplier';

function SupplierPortal({ organizationUuid }: { organizationUuid: string }) {
  const text = useTexts('invite-supplier');
  const roles = useListOrganizationRolesQuery({ organizationUuid, isSystem: true });
  const [invited, setInvited] = useState<SupplierResult & { email: string; key: number }>();
  const role = roles.data?.data.results.find(({ name }) => name === SUPPLIER_ROLE);
  if (roles.error !== undefined) return <ErrorView error={roles.error} onRetry={roles.refetch} />;
  if (!role) return <Skeleton variant="rounded" height={360} sx={{ maxWidth: tokens.settings.maxWidth }} />;
  const scope = { organizationUuid, organizationRoleUuid: role.uuid };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(320px, 440px) minmax(0, 1fr)' },
      }}
    >
      <Box component="section" aria-label={text('title', 'Invite supplier')}>
        {invited && (
          <Alert severity="success" variant="outlined" role="status" sx={{ mb: 2 }}>
            {text.prose(OUTCOMES[invited.link ? 'LINKED' : invited.outcome], { values: [invited.email] })}
            {invited.link && <InvitationLink email={invited.email} link={invited.link} />}
          </Alert>
        )}
        {/* After an invitation the next one starts empty. */}
        <InviteSupplierForm
          key={invited?.key ?? 0}
          {...scope}
          onInvited={(email, result) =>
            setInvited(before => ({ email, ...result, key: (before?.key ?? 0) + 1 }))
          }
        />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Section title={text('open', 'Open invitations')}>
          <OpenInvitations {...scope} />
        </Section>
        <Section title={text('suppliers', 'Suppliers')}>
          <SupplierList {...scope} />
        </Section>
      </Box>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
