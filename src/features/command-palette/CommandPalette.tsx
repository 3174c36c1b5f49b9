import SearchRounded from '@mui/icons-material/SearchRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useTexts } from '@/glossary/useText';
import { errorMessage } from '@/lib/apiError';
import { type Command, matches } from './command';
import { useActionCommands } from './useActionCommands';
import { useFoundCommands } from './useFoundCommands';
import { useScreenCommands } from './useScreenCommands';

const groupSx = {
  display: 'block',
  px: 2,
  pt: 1,
  pb: 0.5,
  color: 'text.secondary',
  fontWeight: 600,
} as const;

/** The list stands in the dialog itself. */
function InlineList({ children }: PopperProps) {
  return <Box>{children as ReactNode}</Box>;
}

function CommandLine({ command }: { command: Command }) {
  return (
    <>
      <Box
        component="span"
        sx={{ display: 'inline-flex', mr: 1.25, color: 'text.secondary', '& svg': { fontSize: 18 } }}
      >
        {command.icon}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {command.label}
      </Box>
      {command.detail && (
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          noWrap
          sx={{ ml: 1, maxWidth: '40%' }}
        >
          {command.detail}
        </Typography>
      )}
    </>
  );
}

/** Goes to a project, a hazard or a screen, or does something, by a few letters. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const text = useTexts('command-palette');
  const [query, setQuery] = useState('');
  const projectUuid = useMatches().at(-1)?.params.projectUuid;
  const found = useFoundCommands(query, projectUuid);
  const screens = useScreenCommands(projectUuid);
  const actions = useActionCommands();
  const trimmed = query.trim();
  const commands = [
    ...found.commands,
    ...[...screens, ...actions].filter(command => trimmed === '' || matches(command, trimmed)),
  ];
  const label = text('label', 'Search and commands');
  const failure = found.error === undefined ? undefined : errorMessage(found.error);
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
      <Autocomplete<Command, false, false, false>
        open
        autoHighlight
        value={null}
        options={commands}
        groupBy={command => command.group}
        getOptionLabel={command => command.label}
        getOptionKey={command => command.id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        // They are filtered already, and what the server found is found by more than its label.
        filterOptions={options => options}
        inputValue={query}
        onInputChange={(_event, value, reason) => {
          if (reason === 'input' || reason === 'clear') setQuery(value);
        }}
        onChange={(_event, command) => {
          if (!command) return;
          onClose();
          command.run();
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose();
        }}
        forcePopupIcon={false}
        loading={found.isSearching}
        loadingText={text('searching', 'Searching')}
        noOptionsText={
          failure ?? text('nothing-found', 'Nothing found. Search for a project, a hazard code or a command.')
        }
        slots={{ popper: InlineList }}
        slotProps={{
          paper: { sx: { border: 0, boxShadow: 'none', borderRadius: 0 } },
          listbox: {
            component: 'div',
            'aria-label': label,
            'aria-labelledby': undefined,
            sx: { maxHeight: '60vh' },
          },
        }}
        // MUI's own groups stand between list box and options without a role.
        renderGroup={({ key, group, children }) => (
          <Box key={key} role="group" aria-label={group}>
            <Typography component="div" variant="caption" aria-hidden="true" sx={groupSx}>
              {group}
            </Typography>
            {children}
          </Box>
        )}
        renderOption={({ key, ...optionProps }, command) => (
          <Box key={key} {...(optionProps as object)}>
            <CommandLine command={command} />
          </Box>
        )}
        renderInput={params => (
          <TextField
            {...params}
            autoFocus
            size="medium"
            placeholder={text('placeholder', 'Project, hazard code, screen or command')}
            sx={{
              '& .MuiOutlinedInput-notchedOutline': { border: '0 !important' },
              borderBottom: 1,
              borderColor: 'divider',
            }}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label },
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start" sx={{ pl: 1 }}>
                    <SearchRounded fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
      {failure && commands.length > 0 && (
        <Typography variant="caption" color="error" role="alert" sx={{ px: 2, py: 1 }}>
          {text('search-failed', 'Projects and hazards could not be searched. {1}', { values: [failure] })}
        </Typography>
      )}
    </Dialog>
  );
}
