import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ACTION_LABELS, ENTITY_LABELS, FIELD_LABELS } from '@/features/shared/history/changeTexts';
import { personName } from '@/features/shared/people/personName';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { UserAvatar } from '@/ui/UserAvatar';
import type { ToldChange } from './mergeChanges';

/** The place where it can be looked at; undefined where there is none. */
function placeOf(projectUuid: string, { entity, records }: ToldChange): string | undefined {
  const [record] = records;
  if (record?.hazard) return paths.projectHazard(projectUuid, record.hazard.code);
  return entity === 'ProjectMember' ? paths.projectMembers(projectUuid) : undefined;
}

/** One change: what, of which kind, by whom and when. */
export function ChangeLine({ projectUuid, change }: { projectUuid: string; change: ToldChange }) {
  const text = useTexts('project-change');
  const formats = useFormats();
  const { action, entity, records, count, fields, actor, at, reason } = change;
  const kind = text(ENTITY_LABELS[entity]);
  const names = records.map(({ code, name, hazard }) => `${code ?? hazard?.code ?? ''} ${name}`.trim());
  const named = names.filter(Boolean);
  const rest = count - named.length;
  const list =
    named.length > 0 && rest > 0
      ? [...named, text('more', '{1} more', { values: [formats.number(rest)] })]
      : named;
  const title = list.length > 0 ? formats.list(list) : kind;
  const what = fields.flatMap(field => (FIELD_LABELS[field] ? [text(FIELD_LABELS[field])] : []));
  const to = placeOf(projectUuid, change);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1, alignItems: 'flex-start' }}>
      {/* Who it was stands in words below. */}
      <Box aria-hidden="true" sx={{ width: 24, flexShrink: 0 }}>
        {actor && <UserAvatar user={actor} size={24} />}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {to ? (
          <Link component={RouterLink} to={to} underline="hover" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Link>
        ) : (
          <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[text(ACTION_LABELS[action]), title === kind ? '' : kind, formats.list(what)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {reason && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text.prose('reason', 'Reason: {1}', { values: [reason] })}
          </Typography>
        )}
        <Typography component="div" variant="caption" color="textSecondary">
          {[actor ? personName(actor) : text('nobody', 'No longer known'), formats.dateTime(at)].join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
