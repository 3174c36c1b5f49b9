import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { DependencyGroup } from '@/api/dependency-tree';
import { useTexts } from '@/glossary/useText';
import { kindText, wordsOf } from './kindTexts';

/** Names told of one kind; the others are counted. */
const NAMED = 10;

/** What else a delete changes: how many of which kind go with it or lose their link, and which. */
export function DependencyList({ groups }: { groups: readonly DependencyGroup[] }) {
  const text = useTexts('delete');
  const namesOf = ({ records, count }: DependencyGroup) => {
    const names = records.slice(0, NAMED).map(({ code, name }) => [code, name].filter(Boolean).join(' '));
    const known = names.filter(name => name !== '');
    if (known.length === 0) return '';
    const more = count - known.length;
    return ` (${known.join(', ')}${more > 0 ? text('and-more', ' and {1} more', { values: [more] }) : ''})`;
  };
  return (
    <Alert severity="warning" variant="outlined">
      {text.prose('used', 'Other records point here. What becomes of them:')}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {groups.map(group => {
          const known = kindText(group.entity);
          const kind = known ? text(known) : wordsOf(group.entity);
          return (
            <li key={`${group.entity} ${group.field}`}>
              {group.onDelete === 'DELETED'
                ? text.prose('tree-deleted', '{1} × {2}: deleted too', { values: [group.count, kind] })
                : text.prose('tree-unlinked', '{1} × {2}: kept without the link', {
                    values: [group.count, kind],
                  })}
              {namesOf(group)}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
