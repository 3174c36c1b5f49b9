import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { note, takeComplaints } from './complaints.ts';
import { releaseChanges } from './faults.ts';
import { untilAnswered } from './openStores.ts';
import { withoutOwnerStacks } from './ownerStacks.ts';
import { server } from './server.ts';

withoutOwnerStacks();
configure({
  // The first test to open a screen also waits for its code to be compiled; a slow machine is slow, not wrong.
  asyncUtilTimeout: 30_000,
  // Each look that finds nothing yet would print the whole document for nobody: afterEach does it once, for a failure.
  getElementError: message => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
// The router scrolls; jsdom has nothing to scroll.
window.scrollTo = () => undefined;
// jsdom lays nothing out, so nothing is seen in it: edit mode puts badges on what is seen.
Element.prototype.checkVisibility ??= () => false;
// Nor does it know a pointer that an element keeps to itself while it is dragged.
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(note('error'));
  vi.spyOn(console, 'warn').mockImplementation(note('warn'));
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${prettyDOM(document.body)}\n`);
  // The clock is the next file's too: on one that stands still it would wait for ever.
  vi.useRealTimers();
  cleanup();
  releaseChanges();
  await untilAnswered();
  // The document is the next file's too; what a test put into it beside the app goes with the test.
  document.body.replaceChildren();
  // Among others the language, in which calls ask for their refusals.
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(takeComplaints()).toEqual([]);
});

afterAll(() => server.close());
