import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { levels, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
let hazard: Hazard;

beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
  // ISO 26262-3:2018 Table 4: S3 E4 C3 is ASIL D.
  hazard = await sheet.addRated(
    { name: 'Gate falls' },
    { severity: 'S3', exposure: 'E4', avoidability: 'C3' },
  );
});

const openPage = (person = 'engineer') =>
  renderApp({
    route: `/projects/${sheet.project}/hazards/HZ-001`,
    token: sheet.platform.tokenOf(person),
  });
const section = (name: string) => screen.findByRole('region', { name });
const stored = () => sheet.storedBy('HZ-001');
const call = <Data,>(method: 'POST' | 'PATCH', path: string, body: object) =>
  sheet.platform.call<{ data: Data }>('lead', method, path, body);

/** A measure of its own in an alternative, which takes the controllability to C1: S3 E4 C1 is ASIL B. */
async function useIn(solutionSetUuid: string | null, status: string, avoidability: string) {
  const [measure] = await sheet.add('rrms', {
    name: `Guard ${status}`,
    rrmTypeUuid: seedUuid('rrmTypes', 'SUBST'),
  });
  const { data: use } = await call<{ uuid: string }>('POST', `/user-api/hazards/${hazard.uuid}/hazard-rrms`, {
    rrmUuid: measure?.uuid,
    solutionSetUuid,
    status,
  });
  await call('POST', `/user-api/hazard-rrms/${use.uuid}/evaluation`, {
    effectiveness: 'PARTIAL',
    ...levels({ avoidability }),
  });
}

describe('the page of a hazard', () => {
  it('takes effects with their persons and words, and takes one off again', async () => {
    const { user } = openPage();
    const effects = await section('Effects and injuries');
    await user.click(await within(effects).findByRole('button', { name: 'Add effect' }));
    const effect = await within(effects).findByRole('group', { name: 'Effect 1' });
    await user.click(within(effect).getByRole('combobox', { name: 'Persons affected' }));
    await user.click(await screen.findByRole('option', { name: 'A few persons' }));
    await user.type(
      within(effect).getByRole('textbox', { name: 'What happens to them' }),
      'Feet crushed{Tab}',
    );
    await waitFor(async () =>
      expect((await stored()).hazardEffects).toMatchObject([
        { personsAffected: 'FEW', description: 'Feet crushed', injuryTypeUuids: [] },
      ]),
    );
    await user.click(within(effect).getByRole('button', { name: 'Remove effect 1' }));
    await waitFor(async () => expect((await stored()).hazardEffects).toEqual([]));
  });

  it('names who answers for it', async () => {
    const { user } = openPage();
    const owner = await within(await section('People')).findByRole('combobox', {
      name: 'Responsible for this hazard',
    });
    await user.click(owner);
    await user.click((await screen.findAllByRole('option'))[0] as Element);
    await waitFor(async () => expect((await stored()).ownerUserUuid).toMatch(/^[0-9a-f-]{36}$/));
  });

  it('puts the earlier value of a field back with one click, and that is undone like any edit', async () => {
    await call('PATCH', `/user-api/hazards/${hazard.uuid}`, {
      revision: hazard.revision,
      name: 'Gate slams',
    });
    const { user } = openPage();
    const history = await section('History');
    await user.click(within(history).getByRole('button', { name: 'Show' }));
    await user.click(await within(history).findByRole('button', { name: 'Put back name: Gate falls' }));
    await waitFor(async () => expect((await stored()).name).toBe('Gate falls'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored()).name).toBe('Gate slams'));
  });

  it('shows the alternatives side by side by the rules of the method, and chooses one', async () => {
    const [first, second] = await sheet.add(
      'solution-sets',
      { name: 'Interlock', kind: 'PROPOSED', cost: 900 },
      { name: 'Sign', kind: 'PROPOSED' },
    );
    await useIn(first?.uuid ?? null, 'ACCEPTED', 'C1');
    await useIn(second?.uuid ?? null, 'PROPOSED', 'C2');
    const { user } = openPage('lead');
    const alternatives = await section('Alternatives');
    const [interlock, sign] = (await within(alternatives).findAllByText(/^SOL-00[12] /)).map(
      title => title.closest('li') as HTMLElement,
    );
    expect(interlock).toHaveTextContent('Final rating: B');
    expect(interlock).toHaveTextContent('Cost: 900');
    // What is only proposed lowers nothing; S3 E4 C2 is ASIL C.
    expect(sign).toHaveTextContent('Final rating: –');
    expect(sign).toHaveTextContent('With its proposed measures accepted: C');
    await user.click(within(alternatives).getByRole('button', { name: 'Choose SOL-001 for this hazard' }));
    await waitFor(async () => expect((await stored()).solutionSetUuids).toEqual([first?.uuid]));
    await within(interlock as HTMLElement).findByText('Chosen');
    // What moved, and what states the level now.
    const said = await screen.findByText(/Final rating by/);
    expect(said).toHaveTextContent(/none → ASIL B/);
    expect(said).toHaveTextContent(/C3 → C1: RRM-\d+ Guard ACCEPTED/);
    const table = await screen.findByRole('table', { name: 'Initial and final rating' });
    await waitFor(() => expect(table).toHaveTextContent('B S3 · E4 · C1'));
  });

  it('stands still while its values are locked, and says so', async () => {
    const { revision } = await stored();
    await call('PATCH', `/user-api/hazards/${hazard.uuid}/toggle-consensus-voting-lock`, {
      revision,
      isOverride: true,
      reason: 'The customer prescribes it.',
    });
    openPage();
    const story = await section('What happens');
    expect(within(story).getByText(/agreed and locked, so it stays what it was agreed on/)).toBeVisible();
    for (const name of ['Title', 'Description', 'Hazardous event'])
      expect(within(story).getByRole('group', { name })).toBeVisible();
    for (const role of ['textbox', 'combobox']) expect(within(story).queryByRole(role)).toBeNull();
  });

  it('offers nothing to people who may only read', async () => {
    sheet = await OwnWorksheet.create(sheet.platform, { viewer: 'VIEWER' });
    await sheet.add('hazards', { style: 'FUNCTION', name: 'Gate falls' });
    openPage('viewer');
    await section('Effects and injuries');
    await section('Figures');
    for (const name of ['Add effect', 'Upload pictures', 'Use a measure'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
  it('leads from a mention to its comments; only a lead settles one', async () => {
    const { data: me } = await sheet.platform.call<{ data: { uuid: string } }>(
      'engineer',
      'GET',
      '/user-api/users/me',
    );
    await call('POST', `/user-api/hazards/${hazard.uuid}/comments`, {
      text: 'Is the **gate** locked?',
      mentionedUserUuids: [me.uuid],
    });
    const { data } = await sheet.platform.call<{ data: { results: { kind: string; link: string }[] } }>(
      'engineer',
      'GET',
      '/user-api/notifications',
    );
    const link = data.results.find(({ kind }) => kind === 'COMMENT_MENTION')?.link ?? '';
    const scrolled: string[] = [];
    // jsdom has none.
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.id);
    };
    const own = renderApp({ route: link, token: sheet.platform.tokenOf('engineer') });
    const comments = await section('Comments');
    expect(await within(comments).findByRole('button', { name: 'Answer' })).toBeInTheDocument();
    await waitFor(() => expect(scrolled).toContain(comments.id));
    expect(within(comments).queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument();
    // Folding the answer away and back keeps what was typed.
    const fold = within(comments).getByRole('button', { name: 'Answer' });
    await own.user.click(fold);
    await own.user.type(within(comments).getByRole('textbox', { name: 'Your answer' }), 'Yes');
    await own.user.click(fold);
    expect(within(comments).queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
    await own.user.click(fold);
    expect(within(comments).getByRole('textbox', { name: 'Your answer' })).toHaveValue('Yes');
    own.unmount();
    const { user } = openPage('lead');
    const leads = await section('Comments');
    await user.click(await within(leads).findByRole('button', { name: 'Resolve' }));
    expect(await within(leads).findByText('Resolved')).toBeInTheDocument();
  });
});

describe('the panel of a hazard', () => {
  it('has the same sections, folded, and keeps what was unfolded', async () => {
    const { user } = sheet.open('engineer', '?group=none&hazard=HZ-001&panel=1');
    // A drawer: nothing in jsdom is wide.
    const panel = await screen.findByRole('dialog', { name: 'Details of the hazard' });
    const folds = [
      'Rating in every set',
      'Effects and injuries',
      'People',
      'Votes',
      'Measures',
      'Alternatives',
      'Safety targets',
      'Requirements',
      'Safety functions',
      'Checks',
      'Residual risk',
      'Figures',
      'Comments',
      'History',
    ];
    for (const name of folds) await within(panel).findByRole('button', { name });
    expect(within(panel).queryByText('No measure reduces this risk yet.')).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'Measures' }));
    expect(await within(panel).findByText('No measure reduces this risk yet.')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'History' }));
    expect(await within(panel).findByText(/name: – → Gate falls/)).toBeVisible();
  });
});
