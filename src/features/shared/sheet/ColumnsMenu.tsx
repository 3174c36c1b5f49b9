import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '@/glossary/useText';
import { Menu, MenuAction, MenuCheck, MenuSeparator } from '@/ui/menu';
import type { HiddenColumns } from './useHiddenColumns';

/** Which columns are shown: each can be hidden and brought back. */
export function ColumnsMenu<R>({ hideable, hidden, change }: HiddenColumns<R>) {
  const text = useTexts('sheet');
  const label =
    hidden.size === 0
      ? text('shown-columns', 'Shown columns')
      : text('shown-columns-some', 'Shown columns, {1} hidden', { values: [hidden.size] });
  const toggle = (key: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(key);
    else next.add(key);
    change(next);
  };
  return (
    <Menu
      tooltip={label}
      trigger={
        <IconButton size="extraSmall" aria-label={label} color={hidden.size > 0 ? 'primary' : 'default'}>
          <Badge badgeContent={hidden.size} color="primary">
            <ViewColumnOutlined fontSize="small" />
          </Badge>
        </IconButton>
      }
    >
      {hideable.map(({ key, name, description }) => (
        <MenuCheck key={key} checked={!hidden.has(key)} onChange={isShown => toggle(key, isShown)}>
          {description?.split('\n', 1)[0] ?? name}
        </MenuCheck>
      ))}
      {hidden.size > 0 && (
        <>
          <MenuSeparator />
          <MenuAction onSelect={() => change(new Set())}>
            {text('show-columns', 'Show all columns')}
          </MenuAction>
        </>
      )}
    </Menu>
  );
}
