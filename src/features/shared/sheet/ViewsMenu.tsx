import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { errorMessage } from '@/lib/apiError';
import { Menu, MenuAction, MenuSeparator, Submenu } from '@/ui/menu';
import { SaveViewDialog } from './SaveViewDialog';
import { useSheetViews } from './useSheetViews';

interface ViewsMenuProps {
  entity: string;
  /** The view on the screen, as a query. */
  query: string;
  onApply: (query: string) => void;
  /** How many columns are hidden. */
  hiddenCount: number;
  /** Which columns those are. */
  children: ReactNode;
}

/** My views of the sheet: go to one, keep the one on the screen, delete one; and the columns of the one on the screen. */
export function ViewsMenu({ entity, query, onApply, hiddenCount, children }: ViewsMenuProps) {
  const text = useTexts('sheet');
  const { views, save, remove } = useSheetViews(entity);
  const { enqueueSnackbar } = useSnackbar();
  const [isSaving, setIsSaving] = useState(false);
  const label =
    hiddenCount === 0
      ? text('views-and-columns', 'My views and columns')
      : text('views-and-columns-hidden', 'My views and columns, {1} columns hidden', {
          count: hiddenCount,
          one: 'My views and columns, {1} column hidden',
        });
  const failed = (error: unknown) =>
    enqueueSnackbar(
      text('view-not-saved', 'The view was not saved. {1}', { values: [errorMessage(error) ?? ''] }),
      {
        variant: 'error',
      },
    );
  return (
    <>
      <Menu
        tooltip={label}
        trigger={
          <IconButton size="extraSmall" aria-label={label}>
            <Badge
              badgeContent={hiddenCount || null}
              color="primary"
              // The name of the button says it.
              slotProps={{ badge: { 'aria-hidden': true } }}
            >
              <BookmarkBorderRounded fontSize="small" />
            </Badge>
          </IconButton>
        }
      >
        {views.map(view => (
          <MenuAction
            key={view.name}
            onSelect={() => onApply(view.query)}
            end={
              view.query === query ? (
                <CheckRounded titleAccess={text('view-shown', 'shown now')} />
              ) : undefined
            }
          >
            {view.name}
          </MenuAction>
        ))}
        {views.length > 0 && <MenuSeparator />}
        {children}
        <MenuSeparator />
        <MenuAction onSelect={() => setIsSaving(true)}>{text('save-view', 'Save this view …')}</MenuAction>
        {views.length > 0 && (
          <Submenu label={text('delete-view', 'Delete a view')}>
            {views.map(({ name }) => (
              <MenuAction key={name} onSelect={() => void remove(name).catch(failed)}>
                {name}
              </MenuAction>
            ))}
          </Submenu>
        )}
      </Menu>
      {isSaving && (
        <SaveViewDialog
          onSave={name => {
            setIsSaving(false);
            save({ name, query }).catch(failed);
          }}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  );
}
