import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from '@/ui/lazyPart';

const Words = ({ words }: { words: string }) => <p>{words}</p>;
type Code = ComponentType<{ words: string }>;

function partOf(load: () => Promise<Code>) {
  const Part = lazyPart(load);
  return {
    prepare: Part.prepare,
    element: (words: string) => (
      <Suspense fallback={<p>Awaited</p>}>
        <Part words={words} />
      </Suspense>
    ),
  };
}

describe('A part whose code comes later', () => {
  it('is awaited when it is shown', async () => {
    const part = partOf(async () => Words);
    render(part.element('Here'));
    expect(screen.getByText('Awaited')).toBeInTheDocument();
    expect(await screen.findByText('Here')).toBeInTheDocument();
  });

  it('is shown at once when it was prepared', async () => {
    const load = vi.fn(async (): Promise<Code> => Words);
    const part = partOf(load);
    part.prepare();
    await load.mock.results[0]?.value;
    render(part.element('Here'));
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('stays the same part when its code comes late', async () => {
    const load = vi.fn(async (): Promise<Code> => Words);
    load.mockRejectedValueOnce(new Error('no connection'));
    const part = partOf(load);
    const { rerender } = render(part.element('Here'));
    const shown = await screen.findByText('Here');
    rerender(part.element('There'));
    expect(screen.getByText('There')).toBe(shown);
  });

  it('is asked for again when preparing it failed', async () => {
    const load = vi.fn(async (): Promise<Code> => Words);
    load.mockRejectedValueOnce(new Error('no connection'));
    const part = partOf(load);
    part.prepare();
    await expect(load.mock.results[0]?.value).rejects.toThrow('no connection');
    render(part.element('Here'));
    expect(await screen.findByText('Here')).toBeInTheDocument();
  });
});
