import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { UNTIL } from '../../../support/until.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { ORIGIN, server } from '../../../support/web/server.ts';
import { cellOf, giveGridASize, OwnWorksheet } from '../../../support/web/worksheet.ts';

/** More than a list that comes at once. */
const HAZARDS = 1_001;
const BATCH = 500;
const COMING = 'The other rows are on their way. Try again in a moment.';

// Each test has hazards of its own in it: making so many takes longer than looking at them.
let sheet: OwnWorksheet;
beforeAll(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
  for (let made = 0; made < HAZARDS; made += BATCH)
    await sheet.add(
      'hazards',
      ...Array.from({ length: Math.min(BATCH, HAZARDS - made) }, () => ({ style: 'FUNCTION' })),
    );
});

beforeEach(async () => {
  await usePlatform();
  giveGridASize();
});

let release = () => {};
// Nothing waits for what a test that failed still held.
afterEach(() => release());

/** Holds the answer with all hazards, as it was when it was asked for. @returns once it was asked for */
function holdAnswer(): Promise<void> {
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  return new Promise(tell => {
    server.use(
      http.get(`${ORIGIN}/v1/user-api/hazards`, async ({ request }) => {
        if (!request.url.includes('limit=20000')) return undefined;
        const answer = await sheet.platform.forward(request);
        tell();
        await released;
        return answer;
      }),
    );
  });
}

/** The lists that were asked for and did not answer yet; empty also before the first one. */
function pendingLists(state: object): string[] {
  const { queries } = (state as { hazardAnalysisApi: { queries: Record<string, Query | undefined> } })
    .hazardAnalysisApi;
  return Object.values(queries).flatMap(query =>
    query?.status === 'pending' ? [`${query.endpointName} ${query.originalArgs?.limit ?? ''}`] : [],
  );
}
interface Query {
  status?: string;
  endpointName?: string;
  originalArgs?: { limit?: number };
}

const FIRST_ALONE = `200 of ${HAZARDS} loaded`;
const begun = () => screen.findByText(FIRST_ALONE, {}, UNTIL);
const count = (shown: number) => screen.findByText(`${shown} of ${HAZARDS}`, {}, UNTIL);

it('the first hazards can be rated before the others come, and what comes is older than the rating', async () => {
  const asked = holdAnswer();
  const { user } = sheet.open();
  await begun();
  await asked;
  await user.click(await cellOf('HZ-001', 'S'));
  await user.keyboard('3');
  await vi.waitFor(async () => expect(await sheet.storedLevel('HZ-001', 'severity')).toBe('S3'), UNTIL);
  const seen: (string | null)[] = [];
  const cell = await cellOf('HZ-001', 'S');
  const observer = new MutationObserver(() => seen.push(cell.textContent));
  observer.observe(cell, { childList: true, characterData: true, subtree: true });
  release();
  await count(HAZARDS);
  expect(await cellOf('HZ-001', 'S')).toHaveTextContent('S3');
  expect(seen.filter(text => !text?.includes('S3'))).toEqual([]);
});

it('what takes all hazards waits for the others, and loses nothing', async () => {
  holdAnswer();
  const { user } = sheet.open();
  await begun();
  await user.click(await cellOf('HZ-002', 'S'));
  await user.click(screen.getByRole('button', { name: 'Add hazard' }));
  expect(await screen.findByText(COMING)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export the hazards shown' }));
  await waitFor(() => expect(screen.getAllByText(COMING)).toHaveLength(2));
  await user.click(await cellOf('HZ-002', 'S'));
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  await user.keyboard(
    '{Control>}h{/Control}{Control>}{Enter}{/Control}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.paste('S1');
  expect(await cellOf('HZ-002', 'S')).not.toHaveTextContent('S1');
  release();
  // None was added.
  await count(HAZARDS);
  await user.click(await cellOf('HZ-002', 'S'));
  await user.paste('S1');
  await vi.waitFor(async () => expect(await sheet.storedLevel('HZ-002', 'severity')).toBe('S1'), UNTIL);
});

it('nothing is searched among the first hazards alone', async () => {
  holdAnswer();
  const { user } = sheet.open();
  await begun();
  await user.type(screen.getByRole('searchbox', { name: 'Search hazards' }), 'HZ-1001');
  expect(await screen.findByRole('status', { name: COMING })).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  release();
  await count(1);
  expect(await screen.findByRole('gridcell', { name: 'HZ-1001' })).toBeInTheDocument();
});

it('a link to one of the others waits for it', async () => {
  const asked = holdAnswer();
  const sawThemAlone = vi.fn();
  const observer = new MutationObserver(() => {
    if (screen.queryByText(FIRST_ALONE)) sawThemAlone();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const { store } = sheet.open('engineer', '?group=none&hazard=HZ-1001');
  await asked;
  await vi.waitFor(() => expect(pendingLists(store.getState())).toEqual(['listHazards 20000']), UNTIL);
  release();
  await count(HAZARDS);
  observer.disconnect();
  expect(sawThemAlone).not.toHaveBeenCalled();
  expect(await screen.findByRole('gridcell', { name: 'HZ-1001' }, UNTIL)).toBeInTheDocument();
});

it('groups are counted once all hazards are here', async () => {
  holdAnswer();
  sheet.open('engineer', '');
  await begun();
  const group = await screen.findByRole('gridcell', { name: /^Without group/ });
  expect(group).toHaveTextContent(/^Without group$/);
  release();
  await count(HAZARDS);
  await waitFor(() => expect(group).toHaveTextContent(`Without group${HAZARDS}`));
});
