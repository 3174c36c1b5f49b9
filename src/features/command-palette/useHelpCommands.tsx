import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { HELP_PAGES, HELP_TITLES, HELP_WORDS } from '@/features/shared/help/helpPages';
import { useTexts } from '@/glossary/useText';
import type { Command } from './command';

/** The pages of the user guide. */
export function useHelpCommands(): readonly Command[] {
  const text = useTexts('command-palette');
  const titles = useTexts('help');
  const navigate = useNavigate();
  return HELP_PAGES.map(id => ({
    id: `help ${id}`,
    group: text('help', 'Help'),
    label: titles(HELP_TITLES[id]),
    keywords: titles(HELP_WORDS[id]).replaceAll(',', ''),
    icon: <HelpOutlineRounded />,
    run: () => void navigate(paths.help(id)),
  }));
}
