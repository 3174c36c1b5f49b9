import { afterEach, expect, it, vi } from 'vitest';
import { createAppRouter } from '@/app/router';

afterEach(() => vi.restoreAllMocks());

it('a typed hash is a step forward that the router knows, also for the guard of unsaved changes', async () => {
  window.history.replaceState(null, '', '/badger/login');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const router = createAppRouter();
  const mayLeave = vi.fn(() => false);
  router.getBlocker('guard', mayLeave);
  try {
    await router.navigate('/logged-out');
    expect(window.history.state).toMatchObject({ idx: 1 });
    mayLeave.mockClear();
    window.location.hash = '#my-votes';
    await vi.waitFor(() => expect(router.state.location.hash).toBe('#my-votes'));
    expect(window.history.state).toMatchObject({ idx: 2 });
    expect(mayLeave).toHaveBeenCalledOnce();
    // Two entries back at once: the number tells how far.
    window.history.go(-2);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/badger/login'));
    window.location.hash = '#again';
    await vi.waitFor(() => expect(router.state.location.hash).toBe('#again'));
    expect(window.history.state).toMatchObject({ idx: 1 });
    expect(warn).not.toHaveBeenCalled();
  } finally {
    router.dispose();
  }
});
