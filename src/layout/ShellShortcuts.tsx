import { type RefObject, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { type Shortcut, useShortcuts } from '@/ui/shortcuts';
import { useOpenProjectUuid } from './useOpenProject';

interface ShellShortcutsProps {
  main: RefObject<HTMLElement | null>;
  onOpenPalette: () => void;
  onOpenSheet: () => void;
}

/** The keys that work on every page. */
export function ShellShortcuts({ main, onOpenPalette, onOpenSheet }: ShellShortcutsProps) {
  const text = useTexts('shortcuts');
  const navigate = useNavigate();
  const projectUuid = useOpenProjectUuid();
  const general = useMemo(() => {
    const search = () => {
      const field = main.current?.querySelector<HTMLInputElement>('input[type="search"]');
      if (!field) return onOpenPalette();
      field.focus();
      field.select();
    };
    const shortcuts: Shortcut[] = [
      {
        id: 'palette',
        keys: 'mod+K',
        binding: '$mod+k',
        label: text('palette', 'Search and commands'),
        run: onOpenPalette,
      },
      // On many keyboards both need Shift.
      {
        id: 'search',
        keys: '/',
        binding: '[Shift]+/',
        label: text('search', 'Search on this page'),
        run: search,
      },
      {
        id: 'sheet',
        keys: '?',
        binding: '[Shift]+?',
        label: text('sheet', 'This sheet'),
        run: onOpenSheet,
      },
      { id: 'escape', keys: 'Esc', label: text('escape', 'One level out; nothing typed is lost') },
    ];
    return { title: text('general', 'Everywhere'), shortcuts };
  }, [text, main, onOpenPalette, onOpenSheet]);
  const goTo = useMemo(() => {
    const entry = (key: string, id: string, label: string, path: string): Shortcut => ({
      id,
      keys: `G ${key.toUpperCase()}`,
      binding: `g ${key}`,
      label,
      run: () => void navigate(path),
    });
    return {
      title: text('go-to', 'Go to'),
      shortcuts: [
        entry('p', 'go-projects', text('go-projects', 'Projects'), paths.projects()),
        // Without an open project there is one to choose first.
        entry(
          'w',
          'go-worksheet',
          text('go-worksheet', 'Worksheet of the open project'),
          projectUuid ? paths.projectWorksheet(projectUuid) : paths.projects(),
        ),
        entry('v', 'go-votes', text('go-votes', 'My votes'), paths.myVotes()),
        entry('o', 'go-organizations', text('go-organizations', 'Organizations'), paths.organizations()),
        entry('n', 'go-notifications', text('go-notifications', 'Notifications'), paths.notifications()),
      ],
    };
  }, [text, navigate, projectUuid]);
  useShortcuts(general);
  useShortcuts(goTo);
  return null;
}
