import { useTexts } from '@/glossary/useText';
import { ConflictDialog } from './ConflictDialog';
import type { ApiFormState } from './useApiForm';

/** The conflict of a form, in the words of its fields; nothing when there is none. */
export function FormConflictDialog({ form }: { form: ApiFormState }) {
  const text = useTexts('conflict');
  const { conflict, descriptions } = form;
  if (!conflict) return null;
  const shown = (name: string, value: unknown) =>
    descriptions.get(name)?.show(value) || text('empty', '(empty)');
  return (
    <ConflictDialog
      title={text('title', 'This was changed elsewhere meanwhile')}
      rows={conflict.rows.map(({ name, mine, theirs }) => ({
        key: name,
        name: descriptions.get(name)?.label ?? name,
        mine: shown(name, mine),
        theirs: shown(name, theirs),
      }))}
      onTakeTheirs={conflict.takeTheirs}
      onKeepMine={conflict.keepMine}
      onClose={conflict.close}
    />
  );
}
