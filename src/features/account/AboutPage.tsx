import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CONTRACT_VERSION } from '@/api/contractVersion';
import { useConfiguration } from '@/config/ConfigurationContext';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { LicenceList } from './LicenceList';

/** Which Badger this is, and what it is made of. */
export function AboutPage() {
  const text = useTexts('about');
  const { version, environment, platformBaseUrl, company } = useConfiguration();
  const [showsLicences, setShowsLicences] = useState(false);
  useDocumentTitle(text('title', 'About'));
  const facts: [label: string, value: string][] = [
    // As the specification writes it (§1), whatever the installation does.
    [text('version', 'Version'), `v${version.replace(/^v/, '')}`],
    [text('environment', 'Environment'), environment],
    [text('contract', 'Contract version'), CONTRACT_VERSION],
    [text('company', 'Provided by'), company],
  ];
  return (
    <Page>
      <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(120px, auto) 1fr',
            columnGap: 3,
            rowGap: 1,
            m: 0,
          }}
        >
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
        <Link component={RouterLink} to={paths.help('release-notes')}>
          {text('release-notes', 'What is new')}
        </Link>
        <Stack component="section" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Typography variant="h2">{text.prose('interface', 'Programming interface')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: tokens.settings.maxWidth }}>
            {text.prose(
              'interface-explanation',
              'All that Badger shows and changes can be called by other tools as well.',
            )}
          </Typography>
          <Link href={`${platformBaseUrl}/v1/docs`} target="_blank" rel="noopener noreferrer">
            {text('documentation', 'Documentation of the calls (new tab)')}
          </Link>
        </Stack>
        <Stack component="section" sx={{ gap: 1.5, width: '100%', alignItems: 'flex-start' }}>
          <Typography variant="h2">{text.prose('licences', 'Licences')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: tokens.settings.maxWidth }}>
            {text.prose(
              'licences-explanation',
              'Badger builds on the work of others. These are the libraries it ships with.',
            )}
          </Typography>
          {showsLicences ? (
            <LicenceList />
          ) : (
            <Button size="small" variant="outlined" onClick={() => setShowsLicences(true)}>
              {text('show-licences', 'Show the licences')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Page>
  );
}
