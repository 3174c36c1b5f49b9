import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuseStrayFiles } from '@/app/strayFiles';
import { DropZone } from '@/ui/DropZone';

const FILE = new File(['text'], 'note.txt', { type: 'text/plain' });

const zone = (onFiles: (files: File[]) => void, disabled?: boolean) => (
  <DropZone onFiles={onFiles} disabled={disabled} dropText="Drop here">
    {() => <textarea aria-label="Text" />}
  </DropZone>
);

/** Drags onto an element; true when the browser is left to do what it does with it. */
function isLeftToBrowser(kind: 'dragOver' | 'drop', element: Element, types: string[]): boolean {
  const event = createEvent[kind](element);
  Object.defineProperty(event, 'dataTransfer', { value: { types, files: [], items: [], dropEffect: '' } });
  fireEvent(element, event);
  return !event.defaultPrevented;
}

let stop = () => {};
afterEach(() => stop());

it('has nothing to put a file into until files are taken, so that none is swallowed', async () => {
  const onFiles = vi.fn();
  const { container, rerender } = render(zone(onFiles, true));
  expect(container.querySelector('input')).toBeNull();
  rerender(zone(onFiles));
  await userEvent.upload(container.querySelector('input') as HTMLInputElement, FILE);
  await vi.waitFor(() =>
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ name: 'note.txt' })]),
  );
});

it('keeps the page when a file is dropped where none is taken, and leaves dragged text to the field', () => {
  stop = refuseStrayFiles(window);
  render(zone(() => {}, true));
  const field = screen.getByRole('textbox', { name: 'Text' });
  for (const kind of ['dragOver', 'drop'] as const) {
    expect(isLeftToBrowser(kind, field, ['Files'])).toBe(false);
    expect(isLeftToBrowser(kind, field, ['text/plain'])).toBe(true);
  }
  stop();
  expect(isLeftToBrowser('drop', field, ['Files'])).toBe(true);
});
