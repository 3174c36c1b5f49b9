import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Document } from '@/api/documents';
import { paths } from '@/config/paths';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import type { DocumentLinkField } from '@/features/shared/links/LinkDocumentDialog';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { DocumentLinksDialog } from './DocumentLinksDialog';
import { LINK_FIELDS, LINK_TEXTS } from './linkTexts';
import { type Linkables, useLinkables } from './useLinkables';

/** Where a record of a list is looked at. */
const placeOf = (projectUuid: string, field: DocumentLinkField, code: string): string =>
  field === 'hazardUuids'
    ? paths.projectHazardPage(projectUuid, code)
    : (findingPlace(projectUuid, field === 'sremUuids' ? 'Srem' : 'SafetyTarget', code, null) ?? '');

/** What a document is about, with the way there. */
export function DocumentLinks({ document, mayEdit }: { document: Document; mayEdit: boolean }) {
  const text = useTexts('documents');
  const [isEditing, setEditing] = useState(false);
  const { linkables, error, refetch } = useLinkables(document.projectUuid);
  const named = LINK_FIELDS.filter(field => document[field].length > 0);
  return (
    <Section
      title={text('links', 'Linked with')}
      actions={
        mayEdit && (
          <Button size="small" variant="outlined" onClick={() => setEditing(true)}>
            {text('change-links', 'Change links')}
          </Button>
        )
      }
    >
      {error && <ErrorView error={error} onRetry={refetch} />}
      {named.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'no-links',
            'Not linked yet. Say which hazards, safety targets and requirements this document is about: it then stands there, and in the trace.',
          )}
        </Typography>
      )}
      {named.map(field => (
        <Linked key={field} document={document} field={field} linkables={linkables} />
      ))}
      {isEditing && (
        <DocumentLinksDialog document={document} linkables={linkables} onClose={() => setEditing(false)} />
      )}
    </Section>
  );
}

interface LinkedProps {
  document: Document;
  field: DocumentLinkField;
  linkables: Linkables;
}

function Linked({ document, field, linkables }: LinkedProps) {
  const text = useTexts('documents');
  const records = linkables[field]?.filter(({ uuid }) => document[field].includes(uuid));
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {text(LINK_TEXTS[field])}
      </Typography>
      {!records && <Skeleton width="60%" />}
      <Box component="ul" aria-label={text(LINK_TEXTS[field])} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records?.map(({ uuid, code, name }) => (
          <Box component="li" key={uuid} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            <Link
              component={RouterLink}
              to={placeOf(document.projectUuid, field, code)}
              sx={{ lineHeight: '24px' }}
            >
              {code}
            </Link>{' '}
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
