import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import {
  type AdminFeatureFlag,
  useAdminListFeatureFlagsQuery,
  useAdminUpdateFeatureFlagMutation,
} from '@/api/admin';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { defineTexts } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { useCurrentUser } from '@/session/CurrentUser';
import { tokens } from '@/theme';
import { ErrorView } from '@/ui/ErrorView';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { TestMail } from './TestMail';

/** What the flags of the product do; of any other one the installation's own description is shown. */
const TITLES = defineTexts('features', {
  'badger-150-show-all-projects': 'Discover projects in the old sidebar',
  'badger-237-show-supplier-portal': 'Supplier portal in the old sidebar',
  'badger-288-new-lhs-nav': 'New layout',
});
const EXPLANATIONS = defineTexts(
  'features',
  {
    'badger-150-show-all-projects':
      'In the old layout the sidebar leads to projects of the organization that one may ask to join.',
    'badger-237-show-supplier-portal': 'In the old layout the sidebar leads to the invitation of suppliers.',
    'badger-288-new-lhs-nav':
      'Sidebar on the left with all entries, header on top. Off: the old layout, whose entries the other two switches choose.',
  },
  'about-',
);
const isKnown = (name: string): name is keyof typeof TITLES => name in TITLES;

/** Parts of the product that administrators of the platform switch on and off for everybody. */
export function FeatureFlagsPage() {
  const text = useTexts('features');
  const isAdministrator = useCurrentUser().roles.includes('ADMIN');
  return (
    <Page>
      <PageHeader
        title={text('title', 'Features')}
        purpose={text.prose(
          'purpose',
          'Parts of Badger that can be switched off for this installation. A change counts for everybody at once; open pages take it over when they are next loaded.',
        )}
      />
      {isAdministrator ? (
        <Stack sx={{ gap: 4 }}>
          <FlagList />
          <TestMail />
        </Stack>
      ) : (
        <MissingPermission scope="platform" action={text('action', 'switch features on and off')} />
      )}
    </Page>
  );
}

function FlagList() {
  const { data, error, refetch } = useAdminListFeatureFlagsQuery({ limit: 500 });
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSpinner />;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: tokens.settings.maxWidth }}>
      {data.data.results.map(flag => (
        <FlagLine key={flag.uuid} flag={flag} />
      ))}
    </Stack>
  );
}

function FlagLine({ flag }: { flag: AdminFeatureFlag }) {
  const text = useTexts('features');
  const formats = useFormats();
  const { enqueueSnackbar } = useSnackbar();
  const [update, { isLoading }] = useAdminUpdateFeatureFlagMutation();
  const title = isKnown(flag.name) ? text(TITLES[flag.name]) : flag.name;
  const toggle = async (enabled: boolean) => {
    const { error } = await update({
      featureFlagUuid: flag.uuid,
      adminFeatureFlagUpdate: { revision: flag.revision, enabled },
    });
    if (error) enqueueSnackbar(refusalMessage(error), { variant: 'error' });
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        alignItems: 'flex-start',
      }}
    >
      <Switch
        checked={flag.enabled}
        disabled={isLoading}
        onChange={(_event, enabled) => void toggle(enabled)}
        slotProps={{ input: { 'aria-label': title, 'aria-describedby': `about-${flag.uuid}` } }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography id={`about-${flag.uuid}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {isKnown(flag.name) ? text(EXPLANATIONS[flag.name]) : flag.description}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {flag.revision > 1
            ? text('changed', '{1} · changed {2}', { values: [flag.name, formats.dateTime(flag.updatedAt)] })
            : flag.name}
        </Typography>
      </Box>
    </Box>
  );
}
