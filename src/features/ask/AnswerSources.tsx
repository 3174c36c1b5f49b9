import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { AnswerSource } from '@/api/system';
import { paths } from '@/config/paths';
import { kindText, wordsOf } from '@/features/shared/delete/kindTexts';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { LazyMarkdown } from '@/glossary/LazyMarkdown';
import { useTexts } from '@/glossary/useText';

interface AnswerSourcesProps {
  /** Of several projects: each source says which one has it. */
  isOrganizationWide: boolean;
  sources: readonly AnswerSource[];
}

const placeOf = ({ projectUuid, entity, uuid, code }: AnswerSource) =>
  entity === 'Document'
    ? paths.projectDocuments(projectUuid, uuid)
    : findingPlace(projectUuid, entity, code, null);

/** A record may stand here for several findings. */
function keyed(sources: readonly AnswerSource[]) {
  const seen = new Map<string, number>();
  return sources.map(source => {
    const place = `${source.uuid} ${source.page}`;
    const times = (seen.get(place) ?? 0) + 1;
    seen.set(place, times);
    return { key: `${place} ${times}`, source };
  });
}

/** What an answer rests on: each with the way to it and its own words. */
export function AnswerSources({ isOrganizationWide, sources }: AnswerSourcesProps) {
  const text = useTexts('ask');
  const kindTexts = useTexts('delete');
  return (
    <Stack component="ul" aria-label={text('sources', 'Sources')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {keyed(sources).map(({ key, source }) => {
        const { projectName, entity, code, title, excerpt, page, revisionNumber } = source;
        const known = kindText(entity);
        const to = placeOf(source);
        const name = `${code} ${title}`;
        const place = [
          isOrganizationWide && projectName,
          known ? kindTexts(known) : wordsOf(entity),
          revisionNumber !== null && text('revision', 'Revision {1}', { values: [revisionNumber] }),
          page !== null && text('page', 'Page {1}', { values: [page] }),
        ];
        return (
          <Box
            component="li"
            key={key}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" component="div">
              {to ? (
                <Link component={RouterLink} to={to} sx={{ display: 'inline-block', lineHeight: '24px' }}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Typography>
            {excerpt !== '' && (
              <Box
                component="blockquote"
                sx={{ m: 0, my: 0.5, pl: 1, borderLeft: 2, borderColor: 'divider', typography: 'body2' }}
              >
                {/* Texts of records are Markdown, those of documents are as they stand in the file. */}
                {entity === 'Document' ? excerpt : <LazyMarkdown>{excerpt}</LazyMarkdown>}
              </Box>
            )}
            <Typography
              variant="caption"
              component="p"
              color="textSecondary"
              sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {place.filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        );
      })}
    </Stack>
  );
}
