import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProjectFunction } from '@/api/functions';
import { DEMO_ACCOUNTS } from '../../../server/seed/demoPeople.ts';
import { holdChanges } from '../../support/web/faults.ts';
import { OwnProject } from '../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { cellOf, giveGridASize } from '../../support/web/worksheet.ts';

let platform: TestPlatform;
let project: OwnProject;
let brake: ProjectFunction;
let hold: ProjectFunction;

const stored = () => project.stored<ProjectFunction>('functions');
const open = (query = '', person = 'lead') => project.open(`functions${query}`, person);
const codes = () =>
  screen
    .getAllByRole('gridcell')
    .filter(cell => cell.getAttribute('aria-colindex') === '1' && /^FN-/.test(cell.textContent ?? ''))
    .map(cell => cell.textContent);

beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
  project = await OwnProject.create(platform, 'FUNCTION');
  [brake, hold] = (await project.make(
    'functions',
    { name: 'Brake', description: 'Slows the vehicle' },
    { name: 'Assist on a slope', isSafetyRelated: true, status: 'ANALYSED' },
  )) as [ProjectFunction, ProjectFunction];
});

describe('the sheet of functions', () => {
  it('shows every function with what is stored', async () => {
    open();
    expect(await cellOf(brake.code, 'Name')).toHaveTextContent('Brake');
    expect(await cellOf(brake.code, 'Safety-related')).toHaveTextContent('No');
    expect(await cellOf(hold.code, 'Safety-related')).toHaveTextContent('Yes');
    expect(await cellOf(hold.code, 'Status')).toHaveTextContent('Analysed');
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Model' })).toHaveAttribute('aria-current', 'page');
  });

  it('stores a name, a status, a yes and a parent typed by keyboard alone', async () => {
    const { user } = open();
    await user.click(await cellOf(brake.code, 'Name'));
    await user.keyboard('Service brake{Tab}Slows it down{Tab}assist{Enter}');
    await user.click(await cellOf(brake.code, 'Safety-related'));
    await user.keyboard('y{ArrowRight}out{Enter}');
    await waitFor(async () =>
      expect((await stored())[0]).toMatchObject({
        name: 'Service brake',
        description: 'Slows it down',
        parentFunctionUuid: hold.uuid,
        isSafetyRelated: true,
        status: 'OUT_OF_SCOPE',
      }),
    );
  });

  it('takes an edit back and does it again', async () => {
    const { user } = open();
    await user.click(await cellOf(brake.code, 'Name'));
    await user.keyboard('Other{Enter}');
    await waitFor(async () => expect((await stored())[0]?.name).toBe('Other'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await cellOf(brake.code, 'Name')).toHaveTextContent('Brake'));
    await waitFor(async () => expect((await stored())[0]?.name).toBe('Brake'));
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(async () => expect((await stored())[0]?.name).toBe('Other'));
  });

  it('does not take an empty name, nor a parent that is part of the function itself', async () => {
    await platform.call('lead', 'PATCH', `/user-api/functions/${hold.uuid}`, {
      revision: hold.revision,
      parentFunctionUuid: brake.uuid,
    });
    const { user } = open();
    await user.click(await cellOf(brake.code, 'Name'));
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
        `${brake.code}, Name: Name cannot be empty.`,
      ),
    );
    await user.click(await cellOf(brake.code, 'Part of'));
    await user.keyboard('{F2}');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect((await stored())[0]).toMatchObject({ name: 'Brake', parentFunctionUuid: null });
  });

  it('adds a function and goes to its name', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add function' }));
    await waitFor(() => expect(codes()).toHaveLength(3));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New function'));
    await user.keyboard('Steer{Enter}');
    await waitFor(async () => expect((await stored()).map(({ name }) => name)).toContain('Steer'));
  });

  it('deletes a function after saying what goes with it', async () => {
    await project.make('malfunctions', { name: 'Not braking', functionUuid: brake.uuid });
    const { user } = open();
    await user.click(await cellOf(brake.code, 'Name'));
    await user.keyboard('{Control>}{Delete}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: `Delete ${brake.code}` });
    expect(await within(dialog).findByText(/malfunction.*Not braking/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete function' }));
    await waitFor(() => expect(codes()).toEqual([hold.code]));
    expect((await stored()).map(({ uuid }) => uuid)).toEqual([hold.uuid]);
  });

  it('brings a deleted function back with what went with it, and deletes it again', async () => {
    const [malfunction] = await project.make('malfunctions', {
      name: 'Not braking',
      functionUuid: brake.uuid,
    });
    const { user } = open();
    await user.click(await cellOf(brake.code, 'Name'));
    await user.keyboard('{Control>}{Delete}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: `Delete ${brake.code}` });
    await within(dialog).findByText(/Not braking/);
    await user.click(within(dialog).getByRole('button', { name: 'Delete function' }));
    await waitFor(() => expect(codes()).toEqual([hold.code]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(codes()).toEqual([brake.code, hold.code]));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(brake.code));
    const back = await project.stored<{ uuid: string }>('malfunctions');
    expect(back.map(({ uuid }) => uuid)).toEqual([malfunction?.uuid]);

    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(codes()).toEqual([hold.code]));
    expect((await stored()).map(({ uuid }) => uuid)).toEqual([hold.uuid]);
  });

  it('takes a function that was added away again, unless somebody else has changed it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add function' }));
    await waitFor(async () => expect(await stored()).toHaveLength(3));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(codes()).toHaveLength(2));
    expect(await stored()).toHaveLength(2);
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(codes()).toHaveLength(3));
    const [, , third] = await stored();
    await platform.call('lead', 'PATCH', `/user-api/functions/${third?.uuid}`, {
      revision: third?.revision,
      description: 'Theirs',
    });
    await waitFor(async () =>
      expect(await cellOf(third?.code ?? '', 'Description')).toHaveTextContent('Theirs'),
    );
    await user.keyboard('{Control>}z{/Control}');
    expect(
      await screen.findByText(`${third?.code} stays as it is, since somebody changed it meanwhile.`),
    ).toBeVisible();
    expect(await stored()).toHaveLength(3);
  });

  it('searches, filters and sorts, and keeps all of it in the address', async () => {
    const { user, router } = open();
    await cellOf(brake.code, 'Name');
    await user.click(screen.getByRole('columnheader', { name: 'Name' }));
    await waitFor(() => expect(codes()).toEqual([hold.code, brake.code]));
    await waitFor(() => expect(router.state.location.search).toContain('sort=name'));
    await user.keyboard('/');
    await user.type(screen.getByRole('searchbox', { name: 'Search functions' }), 'slows');
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(codes()).toEqual([brake.code]);
    await waitFor(() => expect(router.state.location.search).toContain('q=slows'));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Analysed' }));
    expect(await screen.findByText('No function matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('2 of 2')).toBeVisible();
    expect(router.state.location.search).not.toContain('status');
  });

  it('asks whose change to keep when somebody changed the same cell, and keeps the chosen one', async () => {
    const { user } = open();
    await user.click(await cellOf(brake.code, 'Name'));
    // Mine is on its way while theirs is saved: a colleague's change that is seen before meets nothing.
    const letGo = holdChanges();
    await user.keyboard('Mine{Enter}');
    await platform.call('lead', 'PATCH', `/user-api/functions/${brake.uuid}`, {
      revision: brake.revision,
      name: 'Theirs',
    });
    letGo();
    const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${brake.code} was changed by`) });
    expect(within(dialog).getByRole('row', { name: /^Name / })).toHaveTextContent('MineTheirs');
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(async () => expect((await stored())[0]?.name).toBe('Mine'));
  });

  it('can be read but not changed by a viewer', async () => {
    const viewer = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('viewer@'));
    await platform.call('lead', 'POST', `/user-api/projects/${project.uuid}/members`, {
      userUuid: viewer?.userUuid,
      role: 'VIEWER',
    });
    const { user } = open('', 'viewer');
    await user.click(await cellOf(brake.code, 'Name'));
    await user.keyboard('x');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add function' })).toBeNull();
  });

  it('has one next action when there is no function yet', async () => {
    project = await OwnProject.create(platform, 'FUNCTION');
    const { user } = open();
    expect(await screen.findByText('No functions yet')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add the first function' }));
    await waitFor(() => expect(codes()).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New function'));
  });
});

describe('several selected functions', () => {
  it('get one value in a column, as one step of undo', async () => {
    const { user } = open();
    await user.click(await cellOf(brake.code, 'Name'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const bar = await screen.findByRole('toolbar', { name: '2 rows selected' });
    await user.click(await within(bar).findByRole('combobox', { name: 'Set' }));
    await user.click(screen.getByRole('option', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Out of scope' }));
    await waitFor(async () =>
      expect((await stored()).map(({ status }) => status)).toEqual(['OUT_OF_SCOPE', 'OUT_OF_SCOPE']),
    );
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('toolbar', { name: '2 rows selected' })).toBeNull();
    expect(await cellOf(brake.code, 'Name')).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () =>
      expect((await stored()).map(({ status }) => status)).toEqual(['DRAFT', 'ANALYSED']),
    );
  });

  it('say how many of them did not take the value, and why', async () => {
    const { user } = open();
    await user.click(await cellOf(brake.code, 'Name'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const bar = await screen.findByRole('toolbar', { name: '2 rows selected' });
    await user.click(await within(bar).findByRole('combobox', { name: 'Set' }));
    await user.click(screen.getByRole('option', { name: 'Part of' }));
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${hold.name}`) }));
    // A function is no part of itself.
    expect(await within(bar).findByRole('alert')).toHaveTextContent(
      `1 changed, 1 left as before. “${hold.name}” is not in the list of Part of.`,
    );
    await waitFor(async () =>
      expect((await stored()).map(({ parentFunctionUuid }) => parentFunctionUuid)).toEqual([hold.uuid, null]),
    );
  });

  it('are deleted together', async () => {
    const { user } = open();
    await user.click(await cellOf(brake.code, 'Name'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const bar = await screen.findByRole('toolbar', { name: '2 rows selected' });
    await user.click(await within(bar).findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/^Nothing else points here/);
    await user.click(within(dialog).getByRole('button', { name: 'Delete 2 functions' }));
    await waitFor(async () => expect(await stored()).toEqual([]));
  });
});

describe('my views of a sheet', () => {
  it('refuse a name that is too long, and cut nothing', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'My views and columns' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view …' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.click(name);
    await user.paste('x'.repeat(61));
    expect(name).toHaveValue('x'.repeat(61));
    expect(screen.getByText('The name has 61 characters; 60 are allowed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save view' })).toBeDisabled();
  });

  it('keep search, order and filters under a name, in this project, until they are deleted', async () => {
    const { user, router } = open('?status=ANALYSED&sort=-name');
    await screen.findByText('1 of 2');
    const menu = () => user.click(screen.getByRole('button', { name: 'My views and columns' }));
    await menu();
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view …' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Done{Enter}');
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Any' }));
    expect(await screen.findByText('2 of 2')).toBeVisible();
    await menu();
    await user.click(await screen.findByRole('menuitem', { name: 'Done' }));
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
      status: 'ANALYSED',
      sort: '-name',
    });
    await menu();
    expect(await screen.findByRole('menuitem', { name: /^Done.*shown now$/ })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Delete a view' }));
    await user.keyboard('{ArrowRight}');
    const entries = await screen.findAllByRole('menuitem', { name: /^Done/ });
    await user.click(entries.at(-1) as HTMLElement);
    await menu();
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: /^Done/ })).toBeNull());
  });
});
