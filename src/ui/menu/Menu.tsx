import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { tokens } from '@/theme';
import { type Closing, MenuClosing } from './MenuClosing';

/** What menus and their submenus lie on. */
export const MenuSurface = styled('div')(({ theme }) => ({
  zIndex: theme.zIndex.modal + 1,
  boxSizing: 'border-box',
  minWidth: 200,
  maxWidth: 'min(380px, calc(100vw - 16px))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: 4,
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.body1.fontSize,
  lineHeight: theme.typography.body1.lineHeight,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: tokens.radius,
  boxShadow: theme.shadows[8],
  outline: 'none',
}));

interface MenuProps {
  /** The button that opens it; it names the menu. */
  trigger: ReactElement;
  /** Says what an icon stands for, while the menu is closed. */
  tooltip?: string;
  children: ReactNode;
  /** Which edges stand above each other; default the right ones. */
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
  /** It has a `MenuSearch`: not a menu then, but what one and a field stand in. */
  searched?: boolean;
}

/**
 * A menu below its button. Radix brings what specification §9 asks for: type-ahead that starts over after 1 s,
 * submenus after 100 ms and 300 ms of grace for a pointer on its way to one.
 */
export function Menu({ trigger, tooltip, children, align = 'end', onOpenChange, searched }: MenuProps) {
  const [open, setOpen] = useState(false);
  const closing = useRef<Closing>({});
  return (
    <Dropdown.Root
      // Not modal: that would add a style element without a nonce to the page, and its scroll bar would jump.
      modal={false}
      open={open}
      onOpenChange={next => {
        if (next) closing.current = {};
        setOpen(next);
        onOpenChange?.(next);
      }}
    >
      <Tooltip title={open ? '' : (tooltip ?? '')}>
        <Dropdown.Trigger asChild {...(searched && { 'aria-haspopup': 'dialog' })}>
          {trigger}
        </Dropdown.Trigger>
      </Tooltip>
      <Dropdown.Portal>
        <Dropdown.Content
          asChild
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={event => {
            const { leads, afterwards } = closing.current;
            // The focus goes to the new page's title.
            if (leads) event.preventDefault();
            // Radix gives it to the button behind this.
            if (afterwards) queueMicrotask(afterwards);
          }}
        >
          <MenuSurface {...(searched && { role: 'dialog' })}>
            <MenuClosing value={closing}>{children}</MenuClosing>
          </MenuSurface>
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}
