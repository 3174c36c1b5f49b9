import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './server.ts';

// A warning is a defect that nobody has looked at yet: it fails the test that caused it.
const complaints: string[] = [];
const note =
  (level: string) =>
  (...parts: unknown[]) =>
    void complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(note('error'));
  vi.spyOn(console, 'warn').mockImplementation(note('warn'));
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(complaints.splice(0)).toEqual([]);
});

afterAll(() => server.close());
