import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useRef } from 'react';
import { MenuSurface } from './Menu';
import { type Closing, MenuClosing } from './MenuClosing';

interface PointMenuProps {
  /** Where it opens, px from the edges of the window. */
  at: { readonly left: number; readonly top: number };
  /** Names the menu. */
  label: string;
  children: ReactNode;
  onClose: () => void;
  /** Takes the focus when the menu goes: there is no button that could. */
  onCloseFocus: () => void;
}

/** A menu at a point, such as that of a cell. It is open as long as it is shown. */
export function PointMenu({ at, label, children, onClose, onCloseFocus }: PointMenuProps) {
  const closing = useRef<Closing>({});
  return (
    <Dropdown.Root modal={false} open onOpenChange={open => !open && onClose()}>
      <Dropdown.Trigger asChild>
        <span aria-hidden="true" style={{ position: 'fixed', width: 1, height: 1, ...at }} />
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          asChild
          aria-label={label}
          aria-labelledby={undefined}
          align="start"
          sideOffset={2}
          collisionPadding={8}
          onCloseAutoFocus={event => {
            event.preventDefault();
            const { leads, afterwards } = closing.current;
            if (!leads) onCloseFocus();
            afterwards?.();
          }}
        >
          <MenuSurface>
            <MenuClosing value={closing}>{children}</MenuClosing>
          </MenuSurface>
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}
