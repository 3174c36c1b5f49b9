import EditRounded from '@mui/icons-material/EditRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { Menu, MenuAction, MenuSeparator } from '@/ui/menu';
import type { AttributeOfProject } from '../attributes/useProjectAttributes';

/** What can be asked for an attribute; each in a dialog of its own. */
export type AttributeDialogKind = 'VALUE' | 'EDIT' | 'CHOICES' | 'DELETE';

interface AttributeLineProps {
  attribute: AttributeOfProject;
  /** Left out for whoever only reads. */
  actions: {
    open: (kind: AttributeDialogKind) => void;
    /** Undefined at the ends. */
    moveUp: (() => void) | undefined;
    moveDown: (() => void) | undefined;
  } | null;
}

/** One attribute: its name, what the project says, and what can be done with it. */
export function AttributeLine({ attribute, actions }: AttributeLineProps) {
  const text = useTexts('project-settings');
  const { type, shown } = attribute;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '200px minmax(0, 1fr) auto' },
        columnGap: 1,
        py: 0.75,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {type.name}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
        {shown ?? '–'}
      </Typography>
      {actions && (
        <Box sx={{ whiteSpace: 'nowrap', gridRow: { xs: '1 / 3', sm: 'auto' } }}>
          <Tooltip title={text('set-value', 'Set {1}', { values: [type.name] })}>
            <IconButton
              size="extraSmall"
              aria-label={text('set-value', 'Set {1}', { values: [type.name] })}
              onClick={() => actions.open('VALUE')}
            >
              <EditRounded fontSize="small" />
            </IconButton>
          </Tooltip>
          <Menu
            tooltip={text('more-actions', 'More actions')}
            trigger={
              <IconButton
                size="extraSmall"
                aria-label={text('actions-of', 'Actions for {1}', { values: [type.name] })}
              >
                <MoreVertRounded fontSize="small" />
              </IconButton>
            }
          >
            <MenuAction onSelect={() => actions.open('EDIT')}>
              {text('edit-attribute-action', 'Name and kind')}
            </MenuAction>
            {type.dataType === 'CHOICE' && (
              <MenuAction onSelect={() => actions.open('CHOICES')}>{text('choices', 'Choices')}</MenuAction>
            )}
            {actions.moveUp && (
              <MenuAction onSelect={actions.moveUp}>{text('move-up', 'Move up')}</MenuAction>
            )}
            {actions.moveDown && (
              <MenuAction onSelect={actions.moveDown}>{text('move-down', 'Move down')}</MenuAction>
            )}
            <MenuSeparator />
            <MenuAction onSelect={() => actions.open('DELETE')}>
              {text('delete-attribute', 'Delete attribute')}
            </MenuAction>
          </Menu>
        </Box>
      )}
    </Box>
  );
}
