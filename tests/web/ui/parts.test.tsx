import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSnackbar } from 'notistack';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorView } from '@/ui/ErrorView';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { PageAddress } from '@/ui/PageAddress';
import { TabBar } from '@/ui/TabBar';
import { ToastContainer } from '@/ui/ToastContainer';
import { AVATAR_COLORS, avatarColor, UserAvatar } from '@/ui/UserAvatar';

afterEach(() => vi.useRealTimers());

describe('LoadingSpinner (specification §9)', () => {
  // An hour ago: to the files that follow in this worker these waits are long over.
  let now = Date.now() - 60 * 60_000;
  beforeEach(() => {
    // Each test is a wait of its own.
    now += 60_000;
    vi.useFakeTimers({ now });
  });

  it('appears after 800 ms', () => {
    render(<LoadingSpinner />);
    act(() => void vi.advanceTimersByTime(799));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
  });
  it('counts once for layers that load one after another, and shows without a gap between them', () => {
    const shown = () => screen.queryByRole('progressbar') !== null;
    const { rerender } = render(<LoadingSpinner key="user" />);
    act(() => void vi.advanceTimersByTime(500));
    rerender(<LoadingSpinner key="navigation" />);
    act(() => void vi.advanceTimersByTime(299));
    expect(shown()).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toBe(true);
    rerender(<LoadingSpinner key="page" />);
    expect(shown()).toBe(true);
  });
  it('starts over for a wait of its own', () => {
    const { rerender } = render(<LoadingSpinner />);
    act(() => void vi.advanceTimersByTime(700));
    rerender(<p>content</p>);
    act(() => void vi.advanceTimersByTime(1_000));
    rerender(<LoadingSpinner />);
    act(() => void vi.advanceTimersByTime(799));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
  it('starts over when the clock was set back meanwhile', () => {
    const { rerender } = render(<LoadingSpinner />);
    act(() => void vi.advanceTimersByTime(700));
    rerender(<p>content</p>);
    vi.setSystemTime(Date.now() - 60 * 60_000);
    rerender(<LoadingSpinner />);
    act(() => void vi.advanceTimersByTime(800));
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
  });
  it('takes another delay', () => {
    render(<LoadingSpinner delay={0} />);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
  });
});

describe('ErrorView', () => {
  it('shows nothing for a 401', () => {
    const { container } = render(
      <ErrorView error={{ kind: 'response', message: 'Bad response', status: 401, data: {} }} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('UserAvatar (specification §3)', () => {
  const user = { uuid: '018f3a52', firstName: 'Ana', lastName: 'Keller', avatarImageUrl: null };
  it('shows initials without a picture, U without a name', () => {
    const { rerender } = render(<UserAvatar user={user} />);
    expect(screen.getByText('AK')).toBeInTheDocument();
    rerender(<UserAvatar user={{ uuid: 'x', firstName: '', lastName: '' }} />);
    expect(screen.getByText('U')).toBeInTheDocument();
  });
  it('falls back to the initials when the picture cannot be loaded', async () => {
    const images: { onerror?: () => void }[] = [];
    vi.stubGlobal(
      'Image',
      class {
        onerror?: () => void;
        constructor() {
          images.push(this);
        }
      },
    );
    render(<UserAvatar user={{ ...user, avatarImageUrl: 'https://example.org/ana.png' }} />);
    expect(screen.queryByText('AK')).not.toBeInTheDocument();
    act(() => images.at(-1)?.onerror?.());
    expect(screen.getByText('AK')).toBeInTheDocument();
  });
  it('takes its colour from the uuid, always the same one, and uses all of them', () => {
    const uuids = Array.from(
      { length: 200 },
      (_, index) => `018f3a52-7f6e-7c3a-9d3b-${String(index).padStart(12, '0')}`,
    );
    expect(uuids.map(avatarColor)).toEqual(uuids.map(avatarColor));
    expect(new Set(uuids.map(avatarColor))).toEqual(new Set(AVATAR_COLORS));
  });
  it('white letters are readable on every colour (WCAG contrast 4.5)', () => {
    const channel = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    for (const color of AVATAR_COLORS) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
        channel(Number.parseInt(color.slice(at, at + 2), 16)),
      );
      expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05), color).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });
});

describe('TabBar (specification §2)', () => {
  const tabs = [
    { to: '/a', label: 'Open' },
    { to: '/b', label: 'Disabled', disabled: true },
    { to: '/c', label: 'Admins', visibleTo: (user: { admin: boolean }) => user.admin },
  ];
  const renderTabs = (admin: boolean, current = '/a') =>
    render(
      <RouterProvider
        router={createMemoryRouter(
          [
            {
              path: '*',
              element: (
                <PageAddress>
                  <TabBar label="Tabs" tabs={tabs} user={{ admin }} />
                </PageAddress>
              ),
            },
          ],
          { initialEntries: [current] },
        )}
      />,
    );
  it('filters by the predicate of the user', () => {
    renderTabs(false);
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Open', 'Disabled']);
  });
  it('shows everything to whom it may, and disables', () => {
    renderTabs(true);
    expect(screen.getByRole('tab', { name: 'Admins' })).toHaveAttribute('href', '/c');
    expect(screen.getByRole('tab', { name: 'Disabled' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true');
  });
  it('marks none when the open page is not among them', () => {
    renderTabs(false, '/c');
    for (const tab of screen.getAllByRole('tab')) expect(tab).toHaveAttribute('aria-selected', 'false');
  });
  it('has a menu of those that have no room, and none where all have', async () => {
    let tell = (_seen: object[]) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (seen: object[]) => void) {
          tell = callback;
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const user = userEvent.setup();
    renderTabs(true);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    const cut = screen.getByRole('tab', { name: 'Admins' });
    act(() => tell([{ target: cut, intersectionRatio: 0.4 }]));
    await user.click(screen.getByRole('button', { name: 'More' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Admins']);
    expect(entries[0]).toHaveAttribute('href', '/c');
    await user.keyboard('{Escape}');
    act(() => tell([{ target: cut, intersectionRatio: 1 }]));
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('toasts (specification §9)', () => {
  function Say() {
    const { enqueueSnackbar } = useSnackbar();
    return (
      <button type="button" onClick={() => enqueueSnackbar('Saved', { variant: 'success' })}>
        say
      </button>
    );
  }
  const show = () => {
    render(
      <ToastContainer>
        <Say />
      </ToastContainer>,
    );
    fireEvent.click(screen.getByText('say'));
    const toast = screen.getByRole('status');
    Object.defineProperty(toast, 'offsetWidth', { value: 100 });
    return toast;
  };
  const drag = (toast: HTMLElement, distance: number) => {
    fireEvent.pointerDown(toast, { clientX: 100, button: 0 });
    fireEvent.pointerMove(toast, { clientX: 100 + distance });
    fireEvent.pointerUp(toast, { clientX: 100 + distance });
  };

  /** Not in the millisecond of the first, of which their keys are made. */
  const sayAgain = () => {
    act(() => vi.advanceTimersByTime(1));
    fireEvent.click(screen.getByText('say'));
  };
  /** The way out; well before it would close by itself. */
  const wayOut = async () => {
    for (let step = 0; step < 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(200));
  };
  beforeEach(() => void vi.useFakeTimers());

  it('close by themselves after 5 s', async () => {
    show();
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await wayOut();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
  it('stay when dragged by less than 80 percent of their width', () => {
    const toast = show();
    drag(toast, 79);
    expect(toast.style.transform).toBe('translateX(0px)');
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });
  it('go when dragged by 80 percent', async () => {
    drag(show(), -80);
    await wayOut();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
  it('have a button to close them', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await wayOut();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
  it('equal to one that just left are shown', async () => {
    const first = show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    // The first is still on its way out.
    sayAgain();
    await wayOut();
    expect(first).not.toBeInTheDocument();
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });
  it('equal to one that is shown take its place', async () => {
    const first = show();
    sayAgain();
    await wayOut();
    expect(first).not.toBeInTheDocument();
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });
  it('are light in both schemes', () => expect(show()).toHaveAttribute('data-color-scheme', 'light'));
});
