import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField } from '@/ui/form';
import { INDEPENDENCE_TEXTS, INDEPENDENCES } from '../baselineTexts';

/** How independent somebody is who signs or reviews: a grade of ISO 26262-2, words, or both. */
export function IndependenceFields() {
  const text = useTexts('baselines');
  return (
    <>
      <FormChoiceField
        name="independence"
        label={text('independence', 'Independence (ISO 26262-2)')}
        options={INDEPENDENCES.map(value => ({ value, label: text(INDEPENDENCE_TEXTS[value]) }))}
      />
      <FormLongTextField
        name="independenceNote"
        minRows={2}
        label={text('independence-note', 'Independence in words')}
        helperText={text.prose('independence-note-help', 'Where there are no grades.')}
      />
    </>
  );
}

/** What of the two was filled in. */
export const independenceOf = (values: { independence: string | null; independenceNote: string }) => ({
  ...(values.independence && { independence: values.independence as 'I0' }),
  independenceNote: values.independenceNote,
});
