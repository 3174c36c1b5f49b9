import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { DocumentSuggestion } from '@/api/documents';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { useTexts } from '@/glossary/useText';
import { REASON_TEXTS } from './analysisTexts';

interface SuggestionPlaceProps {
  projectUuid: string;
  suggestion: DocumentSuggestion;
  /** What is suggested is a link with a record that the sentence names: the record is said already. */
  isOfLink?: boolean;
}

/** A name that is the whole sentence says it already. */
const isSame = (name: string, quotation: string) =>
  name.replace(/[.;!]+$/, '') === quotation.replace(/[.;!]+$/, '');

/** Where a suggestion comes from: quotation, page, reason, and what the sentence names. */
export function SuggestionPlace({ projectUuid, suggestion, isOfLink = false }: SuggestionPlaceProps) {
  const text = useTexts('document-analysis');
  const { quotation, page, section, finding, cue, records } = suggestion;
  const place = page === null ? section : text('page', 'Page {1}', { values: [page] });
  return (
    <>
      {(isOfLink || !isSame(suggestion.name, quotation)) && (
        <Box
          component="blockquote"
          sx={{
            m: 0,
            pl: 1,
            borderLeft: 2,
            borderColor: 'divider',
            typography: 'body2',
            overflowWrap: 'anywhere',
          }}
        >
          {quotation}
        </Box>
      )}
      <Typography variant="caption" color="textSecondary" component="p">
        {[
          place,
          isOfLink
            ? text('reason-link', 'The document is about it')
            : cue === ''
              ? text('by-model', 'A language model has pointed to it')
              : text(REASON_TEXTS[finding], { values: [cue] }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {!isOfLink && records.length > 0 && (
        <Typography variant="caption" color="textSecondary" component="p">
          {text.prose('names', 'It names')}{' '}
          {records.map(({ uuid, entity, code, name }, at) => {
            const address = findingPlace(projectUuid, entity, code, null);
            return (
              <span key={uuid}>
                {at > 0 && ', '}
                {address ? (
                  <Link component={RouterLink} to={address}>
                    {code} {name}
                  </Link>
                ) : (
                  `${code} ${name}`
                )}
              </span>
            );
          })}
        </Typography>
      )}
    </>
  );
}
