import KeyboardReturnRounded from '@mui/icons-material/KeyboardReturnRounded';
import { keysText, useShortcutSheet } from '@/ui/shortcuts';
import type { Command } from './command';

/** What the page that is open can do, as its parts say. */
export function usePageCommands(): readonly Command[] {
  const { groups } = useShortcutSheet();
  return groups.flatMap(({ title, commands = [] }) =>
    commands.map(({ id, label, keywords, keys, run }) => ({
      id: `page ${id}`,
      group: title,
      label,
      ...(keywords !== undefined && { keywords }),
      ...(keys !== undefined && { detail: keysText(keys) }),
      icon: <KeyboardReturnRounded />,
      // The palette gives the focus back when it closes; a command may want it elsewhere.
      run: () => requestAnimationFrame(run),
    })),
  );
}
