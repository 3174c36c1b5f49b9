import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/api/hooks';
import { useTexts } from '@/glossary/useText';
import type { Command } from './command';
import { bestFirst, matches, usedFirst } from './ranking';
import { useActionCommands } from './useActionCommands';
import { commandUsed, selectUsedCommands } from './usedCommandsSlice';
import { useFoundCommands } from './useFoundCommands';
import { useHelpCommands } from './useHelpCommands';
import { usePageCommands } from './usePageCommands';
import { useScreenCommands } from './useScreenCommands';

interface Commands {
  /** The best one first. */
  commands: readonly Command[];
  isSearching: boolean;
  error: unknown;
  /** Does it, and remembers that it was used. */
  use: (command: Command) => void;
}

/** Everything that the palette offers for a query, in its order. */
export function useCommands(query: string, projectUuid: string | undefined): Commands {
  const text = useTexts('command-palette');
  const dispatch = useAppDispatch();
  const used = useSelector(selectUsedCommands);
  const { commands: found, isSearching, error } = useFoundCommands(query, projectUuid, used);
  const help = useHelpCommands();
  const own = [...usePageCommands(), ...useScreenCommands(projectUuid), ...useActionCommands()];
  const asked = query.trim();
  const commands =
    asked === ''
      ? usedFirst([...found, ...own], used, text('recently-used', 'Recently used'))
      : // What is there at once comes first among equals: Enter must not find another line than the eye did.
        bestFirst([...[...own, ...help].filter(command => matches(command, asked)), ...found], asked, used);
  const use = (command: Command) => {
    dispatch(commandUsed(command.usedId ?? command.id));
    command.run();
  };
  return { commands, isSearching, error, use };
}
