import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu, MenuAction, Submenu } from '@/ui/menu';

const WORDS = ['Alpha', 'Beta', 'Bravo', 'Echo'];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const item = (name: string) => screen.getByRole('menuitem', { name });
const press = async (key: string) => {
  fireEvent.keyDown(document.activeElement as Element, { key });
  // Radix focuses in a task of its own.
  await pass(0);
};
const mouse = (target: Element, x: number, y: number) =>
  fireEvent.pointerMove(target, { pointerType: 'mouse', clientX: x, clientY: y });

async function openMenu() {
  render(
    <MemoryRouter>
      <Menu trigger={<button type="button">Open</button>}>
        {WORDS.map(word => (
          <MenuAction key={word}>{word}</MenuAction>
        ))}
        <Submenu label="More">
          <MenuAction>Inside</MenuAction>
        </Submenu>
      </Menu>
    </MemoryRouter>,
  );
  screen.getByText('Open').focus();
  await press('Enter');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('type-ahead restarts after 1 s (specification §9)', () => {
  beforeEach(async () => {
    await openMenu();
    await press('b');
    expect(item('Beta')).toHaveFocus();
    await press('r');
    expect(item('Bravo')).toHaveFocus();
  });
  it('still the same word after 999 ms', async () => {
    await pass(998);
    await press('e');
    expect(item('Bravo')).toHaveFocus();
  });
  it('a new word after 1,000 ms', async () => {
    await pass(1_000);
    await press('e');
    expect(item('Echo')).toHaveFocus();
  });
});

describe('submenus (specification §9)', () => {
  it('open 100 ms after the pointer is over their entry', async () => {
    await openMenu();
    mouse(item('More'), 10, 10);
    await pass(99);
    expect(screen.queryByRole('menuitem', { name: 'Inside' })).not.toBeInTheDocument();
    await pass(1);
    expect(item('Inside')).toBeInTheDocument();
  });

  it('stay open for 300 ms while the pointer is on its way to them', async () => {
    await openMenu();
    const trigger = item('More');
    mouse(trigger, 40, 100);
    await pass(100);
    const submenu = item('Inside').closest('[role=menu]') as HTMLElement;
    const isRight = submenu.dataset.side === 'right';
    const [near, far] = isRight ? [100, 300] : [-100, -300];
    submenu.getBoundingClientRect = () =>
      new DOMRect(Math.min(near, far), 0, Math.abs(far - near), 200) as DOMRect;
    const step = isRight ? 10 : -10;
    // From its entry over the one above, in the direction of the submenu.
    mouse(trigger, 40 + step, 100);
    fireEvent.pointerLeave(trigger, { pointerType: 'mouse', clientX: 40 + step, clientY: 100 });
    await pass(299);
    mouse(item('Echo'), 40 + 2 * step, 98);
    expect(item('Echo')).not.toHaveFocus();
    expect(item('Inside')).toBeInTheDocument();
    await pass(1);
    mouse(item('Echo'), 40 + 3 * step, 97);
    await pass(0);
    expect(item('Echo')).toHaveFocus();
    expect(screen.queryByRole('menuitem', { name: 'Inside' })).not.toBeInTheDocument();
  });

  it('open at once by the arrow key', async () => {
    await openMenu();
    await press('End');
    await press('ArrowRight');
    expect(item('Inside')).toHaveFocus();
  });
});
