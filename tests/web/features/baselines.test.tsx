import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnProject } from '../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

interface Made {
  uuid: string;
  code: string;
}

const freeze = async (project: OwnProject, name: string) => {
  const path = `/user-api/projects/${project.uuid}/baselines`;
  return (await platform.call<{ data: Made }>('lead', 'POST', path, { name, reason: 'For the test' })).data;
};

describe('the page of baselines', () => {
  it('says what is not ready, wants a reason then, and leads to what was frozen', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [brake] = await project.make('functions', { name: 'Brake' });
    // Nobody has decided on it: V5, a warning.
    await project.make('malfunctions', { name: 'Brakes late', functionUuid: brake?.uuid });
    const { user, router } = project.open('baselines');
    expect(await screen.findByText('No baselines yet')).toBeVisible();
    const now = await screen.findByRole('link', { name: 'open findings of the checks: warnings' });
    expect(now).toHaveAttribute('href', `/badger/projects/${project.uuid}/checks?severity=WARNING`);
    await user.click(screen.getByRole('button', { name: 'Freeze as baseline…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Not everything is ready/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Before the review');
    await user.click(dialog.getByRole('button', { name: 'Freeze as baseline' }));
    const reason = dialog.getByRole('textbox', { name: /^Why it is frozen/ });
    expect(reason).toBeInvalid();
    await user.type(reason, 'The supplier waits for it');
    await user.click(dialog.getByRole('button', { name: 'Freeze as baseline' }));
    expect(await screen.findByRole('heading', { name: 'BL-001 Before the review' })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('baseline')).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.getByText('Reason: The supplier waits for it')).toBeVisible();
    const counts = screen.getByLabelText('What it holds');
    expect(counts).toHaveTextContent(/Malfunction\s*1/);
    // What came later is not in it: a count leads to what it counts.
    await project.make('malfunctions', { name: 'Brakes alone', functionUuid: brake?.uuid });
    await user.click(within(counts).getByRole('link', { name: 'Malfunction: 1' }));
    const records = await screen.findByRole('table', { name: /^Malfunction in BL-001/ });
    await within(records).findByText('Brakes late');
    expect(within(records).getAllByRole('row')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'To the baseline' }));
    expect(await screen.findByRole('heading', { name: 'BL-001 Before the review' })).toBeVisible();
  });

  it('takes a signature, warns who leads, and keeps it when it is withdrawn', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const { uuid } = await freeze(project, 'To be signed');
    const { user } = project.open(`baselines?baseline=${uuid}`);
    await user.click(await screen.findByRole('button', { name: 'Sign…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/You lead this analysis/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Function/ }), 'Safety manager');
    await user.type(dialog.getByRole('textbox', { name: /^What you confirm/ }), 'It is complete.');
    await user.click(dialog.getByRole('button', { name: 'Sign baseline' }));
    expect(await dialog.findByText(/Choose a grade of independence/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Independence in words/ }), 'I led it myself.');
    await user.click(dialog.getByRole('button', { name: 'Sign baseline' }));
    expect(await screen.findByText(/Signed by who leads this analysis/)).toBeVisible();
    expect(screen.getByText('Latest signed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete…' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Withdraw the signature/ }));
    const asked = within(await screen.findByRole('dialog'));
    await user.type(asked.getByRole('textbox'), 'Wrong figures');
    await user.click(asked.getByRole('button', { name: 'Withdraw signature' }));
    expect(await screen.findByText(/^Withdrawn on .*: Wrong figures$/)).toBeVisible();
    expect(screen.getByText('Not signed')).toBeVisible();
  });

  it('holds a review whose finding is answered and closed before it is accepted', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const { uuid } = await freeze(project, 'To be reviewed');
    const { user } = project.open(`baselines?baseline=${uuid}`);
    const inDialog = async (fields: [RegExp, string][], button: string) => {
      const dialog = within(await screen.findByRole('dialog'));
      for (const [name, text] of fields) await user.type(dialog.getByRole('textbox', { name }), text);
      await user.click(dialog.getByRole('button', { name: button }));
    };
    await user.click(await screen.findByRole('button', { name: 'Begin a review…' }));
    await inDialog(
      [
        [/^Name/, 'Confirmation review'],
        [/^Independence in words/, 'Another site'],
      ],
      'Begin review',
    );
    const review = within(await screen.findByRole('article', { name: 'Confirmation review' }));
    await user.click(review.getByRole('button', { name: 'Add a finding…' }));
    await inDialog([[/^What was found/, 'A hazard is missing.']], 'Add finding');
    expect(await review.findByText('1. Major')).toBeVisible();
    await user.click(review.getByRole('button', { name: 'Answer… (finding 1)' }));
    await inDialog([[/./, 'Added.']], 'Answer finding');
    expect(await review.findByText('Answered')).toBeVisible();
    await user.click(review.getByRole('button', { name: 'Close… (finding 1)' }));
    await inDialog([], 'Close finding');
    expect(await review.findByText('Closed')).toBeVisible();
    await user.click(review.getByRole('button', { name: 'Conclude…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /^Result/ }));
    await user.click(await screen.findByRole('option', { name: 'Accepted' }));
    await user.click(dialog.getByRole('button', { name: 'Conclude review' }));
    expect(await review.findByText(/^Accepted on /)).toBeVisible();
  });
});

describe('comparing', () => {
  it('shows what differs from now, before and after, and the same again when nothing does', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [brake] = await project.make('functions', { name: 'Brake' });
    await freeze(project, 'Before');
    const { unmount } = project.open('baselines/compare');
    expect(await screen.findByText('Nothing differs')).toBeVisible();
    unmount();
    await platform.call('lead', 'PATCH', `/user-api/functions/${brake?.uuid}`, {
      revision: 1,
      name: 'Service brake',
    });
    await project.make('functions', { name: 'Horn' });
    const { user } = project.open('baselines/compare');
    const functions = within(await screen.findByRole('region', { name: 'Function' }));
    const changed = functions.getByText('FN-001 Service brake').closest('li');
    expect(changed).toHaveTextContent(/Changed/);
    expect(within(changed as HTMLElement).getByText('Brake', { exact: true })).toBeVisible();
    expect(
      within(changed as HTMLElement)
        .getAllByRole('img')
        .map(sign => sign.getAttribute('aria-label')),
    ).toEqual(['Before', 'After']);
    expect(functions.getByText('FN-002 Horn').closest('li')).toHaveTextContent(/Added/);
    await user.click(screen.getByRole('button', { name: 'Function: 2' }));
    expect(await screen.findByRole('button', { name: 'Function: 2', pressed: true })).toBeVisible();
  });
});
