import { useMemo } from 'react';
import { useTexts } from '@/glossary/useText';
import type { FormLabels } from '@/ui/form';

/** The forms' own texts from the glossary. */
export function useFormLabels(): FormLabels {
  const text = useTexts('form');
  return useMemo(
    () => ({
      missing: text('missing', 'Fill in this field.'),
      missingChoice: text('missing-choice', 'Choose one.'),
      tooLong: (limit: number, length: number) =>
        text('too-long', 'The text has {2} characters; {1} are allowed.', { values: [limit, length] }),
      tooShort: (limit: number) =>
        text('too-short', 'At least {1} characters are needed.', {
          count: limit,
          one: 'At least {1} character is needed.',
        }),
      tooSmall: (limit: number) => text('too-small', 'Enter {1} or more.', { values: [limit] }),
      tooLarge: (limit: number) => text('too-large', 'Enter {1} or less.', { values: [limit] }),
      tooFew: (limit: number) => text('too-few', 'Choose at least {1}.', { values: [limit] }),
      tooMany: (limit: number) => text('too-many', 'Choose at most {1}.', { values: [limit] }),
      number: text('number', 'Enter a number.'),
      integer: text('integer', 'Enter a whole number.'),
      email: text('email', 'Enter an e-mail address, such as ana@example.org.'),
      date: text('date', 'Enter a date.'),
      pattern: text('pattern', 'Write it on one line, with characters that can be seen.'),
      choice: text('choice', 'Choose one of the list.'),
      characters: text('characters', 'The text has characters that cannot be stored.'),
      charactersLeft: (count: number) =>
        text('characters-left', '{1} characters left', { count, one: '{1} character left' }),
      none: text('none', 'None'),
      noOptions: text('no-options', 'Nothing matches'),
      clear: text('clear', 'Clear'),
      open: text('open', 'Open the list'),
      close: text('close', 'Close the list'),
      save: text('save', 'Save'),
      cancel: text('cancel', 'Cancel'),
      notSaved: text('not-saved', 'Not saved.'),
      kept: text('kept', 'What you entered is still here.'),
    }),
    [text],
  );
}
