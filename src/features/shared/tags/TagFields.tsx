import { useTexts } from '@/glossary/useText';
import { FormColorField, FormLongTextField, FormTextField } from '@/ui/form';

/** Name, meaning and colour of a tag, in a form over TagCreate or TagUpdate. */
export function TagFields() {
  const text = useTexts('tag');
  return (
    <>
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('description', 'What it is for')} />
      <FormColorField
        name="color"
        label={text('color', 'Colour')}
        pickLabel={text('pick-color', 'Pick a colour')}
        helperText={text.prose('color-help', 'Six hexadecimal digits, such as #0b6e6e; empty for none.')}
        patternMessage={text('color-wrong', 'Write it as # and six digits 0-9, a-f, such as #0b6e6e.')}
      />
    </>
  );
}
