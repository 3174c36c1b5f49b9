import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ExportFormat } from '@/api/exports';
import { useTexts } from '@/glossary/useText';
import { FORMAT_TEXTS, LANGUAGES, type languageOf } from './exportTexts';

type Language = ReturnType<typeof languageOf>;

interface FileChoicesProps {
  formats: readonly ExportFormat[];
  format: ExportFormat | undefined;
  onFormat: (format: ExportFormat) => void;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Format and language of a file that is made. */
export function FileChoices({ formats, format, onFormat, language, onLanguage }: FileChoicesProps) {
  const text = useTexts('exports');
  return (
    <>
      <TextField
        select
        size="small"
        label={text('format', 'Format')}
        value={format}
        sx={{ minWidth: 180 }}
        onChange={({ target }) => onFormat(target.value as ExportFormat)}
      >
        {formats.map(one => (
          <MenuItem key={one} value={one}>
            {text(FORMAT_TEXTS[one])}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={text('language', 'Language')}
        value={language}
        sx={{ minWidth: 130 }}
        onChange={({ target }) => onLanguage(target.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([value, name]) => (
          <MenuItem key={value} value={value} lang={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
