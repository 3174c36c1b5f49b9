import { useCallback } from 'react';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { choiceText } from './recordWords';
import { valueText } from './valueTexts';

/** Says what can be chosen in a field of a kind of record: as files say it, else as the history does. */
export function useChoiceWords(): (entity: string, field: string, value: string) => string | undefined {
  const language = useLanguage();
  const text = useTexts('history');
  return useCallback(
    (entity, field, value) => {
      const inFiles = choiceText(entity, field, value, language);
      if (inFiles !== undefined && inFiles !== value) return inFiles;
      const known = valueText(field, value);
      return known ? text(known) : inFiles;
    },
    [language, text],
  );
}
