import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Command } from './command';
import { inGroups } from './ranking';

const lineSx = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 36 },
  px: 2,
  py: 0.5,
  cursor: 'pointer',
  '&[aria-selected="true"]': { bgcolor: 'action.selected' },
} as const;

const headingSx = {
  display: 'block',
  px: 2,
  pt: 1,
  pb: 0.5,
  color: 'text.secondary',
  fontWeight: 600,
} as const;

interface CommandLineProps {
  id: string;
  command: Command;
  isMarked: boolean;
  onMark: () => void;
  onChoose: () => void;
}

function CommandLine({ id, command, isMarked, onMark, onChoose }: CommandLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isMarked]);
  return (
    // The field keeps the focus and hears the keys.
    <Box
      ref={line}
      id={id}
      role="option"
      aria-selected={isMarked}
      sx={lineSx}
      // Not when the list moves below a pointer that rests.
      onMouseMove={isMarked ? undefined : onMark}
      onMouseDown={event => event.preventDefault()}
      onClick={onChoose}
    >
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
    </Box>
  );
}

interface CommandListProps {
  id: string;
  label: string;
  /** Those of one group stand one after another. */
  commands: readonly Command[];
  /** Index of the one that Enter does. */
  marked: number;
  lineId: (index: number) => string;
  onMark: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The lines of the palette below the headings of their groups. */
export function CommandList({ id, label, commands, marked, lineId, onMark, onChoose }: CommandListProps) {
  return (
    <Box id={id} role="listbox" aria-label={label} sx={{ maxHeight: '60vh', overflowY: 'auto', pb: 1 }}>
      {[...inGroups(commands)].map(([group, members]) => (
        <Box key={group} role="group" aria-label={group}>
          <Typography component="div" variant="caption" aria-hidden="true" sx={headingSx}>
            {group}
          </Typography>
          {members.map(command => {
            const index = commands.indexOf(command);
            return (
              <CommandLine
                key={command.id}
                id={lineId(index)}
                command={command}
                isMarked={index === marked}
                onMark={() => onMark(index)}
                onChoose={() => onChoose(index)}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}
