import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { MenuSurface } from './Menu';
import { MenuLine, useLineHeight } from './MenuItems';

interface SubmenuProps {
  label: string;
  /** What is chosen in it, in short. */
  value?: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A menu beside an entry of a menu: opens after 100 ms under the pointer, at once by Enter or the arrow key. */
export function Submenu({ label, value, icon, children }: SubmenuProps) {
  const height = useLineHeight();
  return (
    <Dropdown.Sub>
      <Dropdown.SubTrigger asChild>
        <MenuLine height={height}>
          {icon}
          <span style={{ flex: 1 }}>{label}</span>
          {value && <span style={{ color: 'var(--badger-palette-text-secondary)' }}>{value}</span>}
          <ChevronRightRounded />
        </MenuLine>
      </Dropdown.SubTrigger>
      <Dropdown.Portal>
        <Dropdown.SubContent asChild sideOffset={2} alignOffset={-5} collisionPadding={8}>
          <MenuSurface>{children}</MenuSurface>
        </Dropdown.SubContent>
      </Dropdown.Portal>
    </Dropdown.Sub>
  );
}
