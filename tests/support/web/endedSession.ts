import { act } from '@testing-library/react';
import type { renderApp } from './renderApp.tsx';

type App = ReturnType<typeof renderApp>;

/** The session ends while the page is open; the same tab is signed in again. @param open opens the page once more */
export function endAndComeBack({ tokens, unmount }: App, open: () => App): App {
  act(() => tokens.clear());
  unmount();
  return open();
}
