import SearchRounded from '@mui/icons-material/SearchRounded';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useId, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useTexts } from '@/glossary/useText';
import { errorMessage } from '@/lib/apiError';
import { CommandList } from './CommandList';
import type { Command } from './command';
import { useCommands } from './useCommands';

/** Lines that PageUp and PageDown go. */
const PAGE = 8;

/** Where a key moves the mark to; undefined for a key that does not. The ends meet, but not for whole pages. */
function markAfter(key: string, marked: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (marked + 1) % count;
    case 'ArrowUp':
      return (marked - 1 + count) % count;
    case 'PageDown':
      return Math.min(marked + PAGE, count - 1);
    case 'PageUp':
      return Math.max(marked - PAGE, 0);
    default:
      return undefined;
  }
}

/** Goes to a project, a hazard or a screen, or does something, by a few letters. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const text = useTexts('command-palette');
  const id = useId();
  const [query, setQuery] = useState('');
  /** The line that somebody moved to; as long as nobody did, the best one is marked, whatever comes in. */
  const [chosenId, setChosenId] = useState<string>();
  const projectUuid = useMatches().at(-1)?.params.projectUuid;
  const { commands, isSearching, error, use } = useCommands(query, projectUuid);

  const count = commands.length;
  const marked = Math.max(
    0,
    commands.findIndex(command => command.id === chosenId),
  );
  const mark = (index: number) => setChosenId(commands[index]?.id);
  const choose = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    use(command);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    const next = markAfter(event.key, marked, count);
    if (next !== undefined) mark(next);
    else if (event.key === 'Enter') choose(commands[marked]);
    else return;
    event.preventDefault();
  };

  const label = text('label', 'Search and commands');
  const failure = error === undefined ? undefined : errorMessage(error);
  const lineId = (index: number) => `${id}-${index}`;
  const status = () => {
    if (count > 0) return text('results', '{1} results', { count, one: '{1} result' });
    if (isSearching) return text('searching', 'Searching');
    return (
      failure ?? text('nothing-found', 'Nothing found. Search for a project, a hazard code or a command.')
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: { 'aria-label': label, sx: { mt: { xs: 2, md: 10 }, mx: { xs: 2 }, maxHeight: '75vh' } },
      }}
    >
      <TextField
        autoFocus
        size="medium"
        value={query}
        onChange={event => {
          setQuery(event.target.value);
          setChosenId(undefined);
        }}
        onKeyDown={onKeyDown}
        placeholder={text('placeholder', 'Project, hazard code, screen or command')}
        sx={{
          '& .MuiOutlinedInput-notchedOutline': { border: '0 !important' },
          borderBottom: 1,
          borderColor: 'divider',
        }}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-label': label,
            'aria-autocomplete': 'list',
            'aria-expanded': count > 0,
            'aria-controls': count > 0 ? id : undefined,
            'aria-activedescendant': count > 0 ? lineId(marked) : undefined,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
          },
          input: {
            startAdornment: (
              <InputAdornment position="start" sx={{ pl: 1 }}>
                <SearchRounded fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {count > 0 && (
        <CommandList
          id={id}
          label={label}
          commands={commands}
          marked={marked}
          lineId={lineId}
          onMark={mark}
          onChoose={index => choose(commands[index])}
        />
      )}
      <Typography
        role="status"
        color="textSecondary"
        sx={count > 0 ? visuallyHidden : { px: 2, py: 1.5, minHeight: 44 }}
      >
        {status()}
      </Typography>
      {failure && count > 0 && (
        <Typography variant="caption" color="error" role="alert" sx={{ px: 2, py: 1 }}>
          {text.prose('search-failed', 'Projects and hazards could not be searched. {1}', {
            values: [failure],
          })}
        </Typography>
      )}
    </Dialog>
  );
}
