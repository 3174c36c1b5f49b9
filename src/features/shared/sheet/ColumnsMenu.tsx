import { useTexts } from '@/glossary/useText';
import { MenuAction, MenuCheck, Submenu } from '@/ui/menu';
import type { HiddenColumns } from './useHiddenColumns';

/** Which columns are shown, in the menu of views: each can be hidden and brought back. */
export function ColumnsMenu<R>({ hideable, hidden, change }: HiddenColumns<R>) {
  const text = useTexts('sheet');
  const toggle = (key: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(key);
    else next.add(key);
    change(next);
  };
  return (
    <>
      <Submenu label={text('shown-columns', 'Shown columns')}>
        {hideable.map(({ key, name }) => (
          <MenuCheck key={key} checked={!hidden.has(key)} onChange={isShown => toggle(key, isShown)}>
            {name}
          </MenuCheck>
        ))}
      </Submenu>
      {hidden.size > 0 && (
        <MenuAction onSelect={() => change(new Set())}>{text('show-columns', 'Show all columns')}</MenuAction>
      )}
    </>
  );
}
