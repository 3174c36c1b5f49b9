import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { defineTexts } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { SearchField } from '@/ui/SearchField';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import { type Licence, useLicences } from './useLicences';

const PARTS = defineTexts('about', { web: 'In your browser', server: 'On the server' }, 'part-');

/** One library; its licence text folds out where the list has it. */
function LicenceEntry({ licence }: { licence: Licence }) {
  const text = useTexts('about');
  const scrolling = useScrollsByKeys();
  const line = (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {licence.name} {licence.version}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {licence.licence || text.prose('no-licence', 'No licence named')}
      </Box>
    </Box>
  );
  if (!licence.text)
    return (
      <Typography component="li" variant="body2" sx={{ py: 0.5, pl: 2.5 }}>
        {line}
      </Typography>
    );
  return (
    <Typography component="li" variant="body2" sx={{ py: 0.5 }}>
      <details>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          <Box component="span" sx={{ pl: 0.5 }}>
            {line}
          </Box>
        </Box>
        <Box
          component="pre"
          {...scrolling}
          aria-label={text('licence-of', 'Licence of {1}', { values: [licence.name] })}
          sx={{
            m: 0,
            my: 1,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            maxHeight: 320,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            typography: 'caption',
            fontFamily: 'monospace',
          }}
        >
          {licence.text}
        </Box>
      </details>
    </Typography>
  );
}

/** All libraries that Badger ships with, to be searched by name or licence. */
export function LicenceList() {
  const text = useTexts('about');
  const formats = useFormats();
  const { licences, hasFailed, retry } = useLicences();
  const [search, setSearch] = useState('');
  if (hasFailed)
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={
          <Button color="inherit" size="extraSmall" onClick={retry}>
            {text('try-again', 'Try again')}
          </Button>
        }
      >
        {text.prose(
          'licences-failed',
          'The list of licences could not be loaded. It is made when Badger is built.',
        )}
      </Alert>
    );
  if (!licences)
    return (
      <Box
        sx={{ width: '100%', maxWidth: tokens.settings.maxWidth }}
        role="status"
        aria-label={text('loading', 'Loading the licences')}
      >
        {[80, 60, 70, 50].map(width => (
          <Skeleton key={width} variant="text" width={`${width}%`} />
        ))}
      </Box>
    );
  const wanted = search.trim().toLowerCase();
  const found = licences.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(wanted));
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 960 }}>
      <SearchField value={search} onChange={setSearch} label={text('search', 'Search libraries')} />
      {found.length === 0 && (
        <Typography color="textSecondary">
          {text.prose('none-found', 'No library has this name or licence.')}
        </Typography>
      )}
      {(['web', 'server'] as const).map(part => {
        const ofPart = found.filter(licence => licence.part === part);
        if (ofPart.length === 0) return null;
        return (
          <Box key={part}>
            <Typography variant="h3">
              {text.prose('part-count', '{1} ({2})', {
                values: [text(PARTS[part]), formats.number(ofPart.length)],
              })}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
              {ofPart.map(licence => (
                <LicenceEntry key={`${licence.name}@${licence.version}`} licence={licence} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Stack>
  );
}
