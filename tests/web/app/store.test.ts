import { describe, expect, it, vi } from 'vitest';
import { makePersistor, whenRestored } from '@/app/persistence';
import { makeStore } from '@/app/store';
import {
  hazardSelected,
  itemCollapseToggled,
  selectItemCollapsed,
} from '@/features/hazards/hazardSelectionSlice';
import { editModeEntered, selectEditMode } from '@/glossary/glossarySlice';
import { accordionItemToggled, selectAccordionItemOpen } from '@/layout/accordionSlice';
import { selectSidebarExpanded, sidebarToggled } from '@/layout/sidebarSlice';
import { selectSideMenuOpen, sideMenuClosed, sideMenuOpened } from '@/layout/sideMenuSlice';
import { takeComplaints } from '../../support/web/complaints.ts';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { holding } from '../../support/web/tokens.ts';

const newStore = () =>
  makeStore(undefined, {
    configuration: CONFIGURATION,
    ...holding(() => null),
    signOut: vi.fn(),
    delay: async () => undefined,
  });

const signIn = () => window.localStorage.setItem('API_TOKEN', 'token');
/** What is kept of a person; the glossary's edit mode belongs to the tab. */
const kept = () =>
  Object.keys({ ...window.localStorage, ...window.sessionStorage })
    .filter(key => key !== 'persist:glossary')
    .sort();

describe('state (specification §4 "App state kept")', () => {
  it('sidebar: nothing until it is toggled, then what it was toggled to', () => {
    const store = newStore();
    expect(selectSidebarExpanded(store.getState())).toBeUndefined();
    store.dispatch(sidebarToggled(false));
    expect(selectSidebarExpanded(store.getState())).toBe(false);
  });
  it('accordion: an item opens and closes', () => {
    const store = newStore();
    const open = () => selectAccordionItemOpen(store.getState(), 'x');
    store.dispatch(accordionItemToggled('x'));
    expect(open()).toBe(true);
    store.dispatch(accordionItemToggled('x'));
    expect(open()).toBe(false);
  });
  it('hazard selection: one hazard, a set of collapsed items', () => {
    const store = newStore();
    store.dispatch(hazardSelected('hz'));
    store.dispatch(itemCollapseToggled('group'));
    expect(store.getState().hazardSelection).toMatchObject({
      selectedHazardUuid: 'hz',
      collapsedItems: { group: true },
    });
    store.dispatch(itemCollapseToggled('group'));
    expect(selectItemCollapsed(store.getState(), 'group')).toBe(false);
  });
  it('side menu: opens and closes', () => {
    const store = newStore();
    store.dispatch(sideMenuOpened());
    expect(selectSideMenuOpen(store.getState())).toBe(true);
    store.dispatch(sideMenuClosed());
    expect(selectSideMenuOpen(store.getState())).toBe(false);
  });
  it('glossary edit mode: once on, nothing turns it off', () => {
    const store = newStore();
    store.dispatch(editModeEntered());
    store.dispatch(editModeEntered());
    expect(selectEditMode(store.getState())).toBe(true);
  });
  it('is made of data only: the store complains about anything else', () => {
    const store = newStore();
    store.dispatch({ type: 'test/notSerializable', payload: () => undefined });
    expect(takeComplaints()).toEqual([expect.stringContaining('A non-serializable value was detected')]);
  });
});

describe('persistence', () => {
  const restored = async (store: ReturnType<typeof newStore>) => {
    const persistor = makePersistor(store);
    await whenRestored(persistor);
    return persistor;
  };

  it('keeps the whitelisted slices only, edit mode for the tab, and never an API cache', async () => {
    signIn();
    const store = newStore();
    const persistor = await restored(store);
    store.dispatch(accordionItemToggled('x'));
    store.dispatch(sideMenuOpened());
    store.dispatch(editModeEntered());
    await persistor.flush();
    expect(Object.keys(window.localStorage).sort()).toEqual([
      'API_TOKEN',
      'persist:accordion',
      'persist:hazardSelection',
      'persist:organizationSelection',
      'persist:sidebar',
      'persist:usedCommands',
    ]);
    expect(Object.keys(window.sessionStorage)).toEqual(['persist:glossary']);

    const next = newStore();
    await restored(next);
    expect(selectAccordionItemOpen(next.getState(), 'x')).toBe(true);
    expect(selectEditMode(next.getState())).toBe(true);
    expect(selectSideMenuOpen(next.getState())).toBe(false);
  });

  it('writes nothing while nobody is signed in', async () => {
    const store = newStore();
    const persistor = await restored(store);
    store.dispatch(accordionItemToggled('x'));
    await persistor.flush();
    expect(kept()).toEqual([]);
  });

  it('keeps edit mode on the way to the sign-in', async () => {
    const store = newStore();
    const persistor = await restored(store);
    store.dispatch(editModeEntered());
    await persistor.flush();
    const next = newStore();
    await restored(next);
    expect(selectEditMode(next.getState())).toBe(true);
  });

  it('writes nothing back into a storage that a sign-out has cleared', async () => {
    signIn();
    const store = newStore();
    const persistor = await restored(store);
    store.dispatch(accordionItemToggled('y'));
    window.localStorage.clear();
    window.sessionStorage.clear();
    await persistor.flush();
    expect(kept()).toEqual([]);
  });
});
