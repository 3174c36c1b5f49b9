import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminSecondFactorResetLimits, OrganizationUpdateLimits, ProjectCreateLimits } from '@/api/limits';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { UnsavedChangesProvider } from '@/features/shared/unsaved/UnsavedChanges';
import { BadgerThemeProvider } from '@/theme';
import { FormActions, FormChoiceField, FormLongTextField, FormNumberField, FormTextField } from '@/ui/form';
import { ToastContainer } from '@/ui/ToastContainer';

const RECORD = {
  name: 'Acme',
  description: 'Machines',
  consensusRule: 'UNANIMOUS',
  minimumVotes: 2,
  revision: 3,
};
const send = vi.fn();
const onSent = vi.fn();
const answer = (record: object = { ...RECORD, revision: 4 }) => ({ data: { data: record } });
const refusal = (status: number, data: object) => ({
  error: { kind: 'response', message: 'Bad response', status, data: { fields: [], ...data } },
});

function Settings({ isReadOnly = false }) {
  const { revision, ...values } = RECORD;
  const form = useApiForm({
    limits: OrganizationUpdateLimits,
    values,
    revision,
    send,
    sentText: 'Settings saved',
    onSent,
  });
  return (
    <ApiForm form={form} label="Settings" isReadOnly={isReadOnly}>
      <FormTextField name="name" label="Name" helperText="As it stands on reports" />
      <FormLongTextField name="description" label="Description" />
      <FormChoiceField
        name="consensusRule"
        label="Consensus"
        options={[
          { value: 'UNANIMOUS', label: 'Unanimous' },
          { value: 'MAX_WINS', label: 'Most severe wins' },
        ]}
      />
      <FormNumberField name="minimumVotes" label="Votes" />
      <FormActions onlyWhenChanged />
    </ApiForm>
  );
}

function Rename() {
  const [isOpen, setIsOpen] = useState(true);
  const form = useApiForm({
    limits: OrganizationUpdateLimits,
    values: { name: RECORD.name },
    revision: RECORD.revision,
    send,
    onSent: () => setIsOpen(false),
  });
  if (!isOpen) return <p>closed</p>;
  return (
    <ApiFormDialog form={form} title="Rename" onClose={() => setIsOpen(false)}>
      <FormTextField name="name" label="Name" />
    </ApiFormDialog>
  );
}

/** What is done to a record, not a field of it. */
function Reset() {
  const form = useApiForm({
    limits: AdminSecondFactorResetLimits,
    values: { reason: '' },
    revision: RECORD.revision,
    send,
  });
  return (
    <ApiFormDialog form={form} title="Reset" onClose={() => {}}>
      <FormTextField name="reason" label="Reason" />
    </ApiFormDialog>
  );
}

function NewProject() {
  const [isOpen, setIsOpen] = useState(true);
  const form = useApiForm({
    limits: ProjectCreateLimits,
    values: { name: '', description: '', style: null as string | null },
    send,
    onSent,
  });
  if (!isOpen) return <p>closed</p>;
  return (
    <ApiFormDialog
      form={form}
      title="New project"
      submitLabel="Create project"
      onClose={() => setIsOpen(false)}
    >
      <FormTextField name="name" label="Name" />
      <FormChoiceField name="style" label="Style" options={[{ value: 'MACHINE', label: 'Machine' }]} />
    </ApiFormDialog>
  );
}

function open(page: 'settings' | 'rename' | 'reset' | 'new' | 'read') {
  const router = createMemoryRouter(
    [
      {
        element: (
          <UnsavedChangesProvider>
            <Link to="/other">Elsewhere</Link>
            <Outlet />
          </UnsavedChangesProvider>
        ),
        children: [
          { path: 'settings', element: <Settings /> },
          { path: 'read', element: <Settings isReadOnly /> },
          { path: 'rename', element: <Rename /> },
          { path: 'reset', element: <Reset /> },
          { path: 'new', element: <NewProject /> },
          { path: 'other', element: <p>the other page</p> },
        ],
      },
    ],
    { initialEntries: [`/${page}`] },
  );
  render(
    <BadgerThemeProvider>
      <ToastContainer>
        <RouterProvider router={router} />
      </ToastContainer>
    </BadgerThemeProvider>,
  );
  return { router, user: userEvent.setup() };
}
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const enter = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp, text: string) => {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
};

beforeEach(() => {
  send.mockReset().mockResolvedValue(answer());
  onSent.mockReset();
});

describe('to somebody who may not change it', () => {
  it('shows texts under their labels, choices in words, and no input', () => {
    open('read');
    const shown = { Name: 'Acme', Description: 'Machines', Consensus: 'Unanimous', Votes: '2' };
    for (const [name, value] of Object.entries(shown))
      expect(screen.getByRole('group', { name })).toHaveTextContent(value);
    for (const role of ['textbox', 'combobox', 'button']) expect(screen.queryByRole(role)).toBeNull();
  });
});

describe('checking', () => {
  it('says what is wrong at the field when sent, puts the focus there, and takes it back with the typing', async () => {
    const { user } = open('settings');
    await enter(user, /Name/, '');
    expect(field(/Name/)).toHaveAccessibleDescription('As it stands on reports');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field(/Name/)).toHaveAccessibleDescription('Fill in this field.'));
    expect(field(/Name/)).toHaveFocus();
    expect(field(/Name/)).toBeInvalid();
    expect(field(/Name/)).toBeRequired();
    expect(send).not.toHaveBeenCalled();
    await user.type(field(/Name/), 'B');
    await waitFor(() => expect(field(/Name/)).toHaveAccessibleDescription('As it stands on reports'));
  });
  it.each([
    [/Name/, 'x'.repeat(201), 'The text has 201 characters; 200 are allowed.'],
    [/Votes/, '51', 'Enter 50 or less.'],
    [/Votes/, '0', 'Enter 1 or more.'],
    [/Votes/, '1.5', 'Enter a whole number.'],
    [/Votes/, 'two', 'Enter a number.'],
    [/Votes/, '', 'Fill in this field.'],
  ])('%s refuses what the contract refuses: %.10s', async (name, text, message) => {
    const { user } = open('settings');
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(send).not.toHaveBeenCalled();
  });
  it('counts what is left when it becomes short', async () => {
    const { user } = open('settings');
    await user.click(field(/Name/));
    await user.paste('y'.repeat(186));
    expect(field(/Name/)).toHaveAccessibleDescription('10 characters left');
  });
});

describe('sending', () => {
  it('sends only what was changed, without blanks around, and says so', async () => {
    const { user } = open('settings');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await enter(user, /Name/, '  Acme AG ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Acme AG', minimumVotes: 2 }),
      {
        changed: { name: 'Acme AG' },
        revision: 3,
      },
    );
    expect(field(/Name/)).toHaveValue('Acme AG');
    // The next change is made on the revision that the answer gave.
    await enter(user, /Votes/, '4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[1]).toEqual({ changed: { minimumVotes: 4 }, revision: 4 });
  });
  it('takes blanks back from the screen in place of sending them', async () => {
    const { user } = open('settings');
    await user.type(field('Description'), '   ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(field('Description')).toHaveValue('Machines');
    expect(send).not.toHaveBeenCalled();
  });
  it.each(['', '  '])(
    'a dialog in which nothing but "%s" was typed is closed without a call',
    async typed => {
      const { user } = open('rename');
      if (typed) await user.type(field(/Name/), typed);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('closed')).toBeInTheDocument();
      expect(send).not.toHaveBeenCalled();
    },
  );
  it('a dialog that asks for a reason says so, and stays open', async () => {
    const { user } = open('reset');
    await user.type(field(/Reason/), '  ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field(/Reason/)).toHaveAccessibleDescription('Fill in this field.'));
    expect(send).not.toHaveBeenCalled();
  });
  it('sends once however often it is clicked', async () => {
    let finish = (_answer: unknown) => {};
    send.mockReturnValue(new Promise(resolve => (finish = resolve)));
    const { user } = open('settings');
    await enter(user, /Name/, 'Acme AG');
    // Both before the button can show that it is busy.
    fireEvent.submit(screen.getByRole('form', { name: 'Settings' }));
    fireEvent.submit(screen.getByRole('form', { name: 'Settings' }));
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(field(/Name/), '{Enter}');
    expect(send).toHaveBeenCalledOnce();
    finish(answer());
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });
  it('leaves out what is empty in a new record, and wants a choice where one is needed', async () => {
    const { user } = open('new');
    await user.type(field(/Name/), 'Cell');
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText('Choose one.')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /Style/ }));
    await user.click(screen.getByRole('option', { name: 'Machine' }));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.lastCall?.[0]).toEqual({ name: 'Cell', description: '', style: 'MACHINE' });
  });
});

describe('refusals', () => {
  it('stand at the field that the server names', async () => {
    send.mockResolvedValue(
      refusal(422, { message: 'No.', fields: [{ path: 'name', message: 'There is one of this name.' }] }),
    );
    const { user } = open('settings');
    await enter(user, /Name/, 'Beta');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field(/Name/)).toHaveAccessibleDescription('There is one of this name.'));
    await waitFor(() => expect(field(/Name/)).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it.each([
    [refusal(403, { message: 'An admin can give it.' }), 'An admin can give it.'],
    [refusal(500, { message: 'Details' }), 'Something went wrong.'],
    [
      refusal(422, { message: 'Too many.', fields: [{ path: 'unknown', message: 'Too many.' }] }),
      'Too many.',
    ],
    [{ error: { kind: 'network', message: 'The server could not be reached.' } }, 'could not be reached'],
  ])('keep what was entered: %#', async (failure, message) => {
    send.mockResolvedValueOnce(failure);
    const { user } = open('settings');
    await enter(user, /Name/, 'Beta');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field(/Name/)).toHaveValue('Beta');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a record that was changed meanwhile', () => {
  const theirs = { ...RECORD, name: 'Theirs', minimumVotes: 5, revision: 7 };
  const collide = async () => {
    send.mockResolvedValueOnce(refusal(409, { code: 'REVISION_CONFLICT', current: theirs }));
    const app = open('settings');
    await enter(app.user, /Name/, 'Mine');
    await enter(app.user, /Description/, 'Robots');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere meanwhile/ });
    return { ...app, dialog };
  };
  it('shows both sides of what they changed', async () => {
    const { dialog } = await collide();
    const cells = within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map(row => [...row.children].map(cell => cell.textContent));
    expect(cells).toEqual([
      ['Name', 'Mine', 'Theirs'],
      ['Votes', '2', '5'],
    ]);
  });
  it('keep mine sends what I changed over theirs, and nothing else', async () => {
    const { user } = await collide();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[1]).toEqual({
      changed: { name: 'Mine', description: 'Robots' },
      revision: 7,
    });
    await waitFor(() => expect(field(/Votes/)).toHaveValue('5'));
  });
  it('take theirs loses nothing that only I changed', async () => {
    const { user } = await collide();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(field(/Name/)).toHaveValue('Theirs'));
    expect(field(/Description/)).toHaveValue('Robots');
    expect(send).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[1]).toEqual({ changed: { description: 'Robots' }, revision: 7 });
  });
});

describe('leaving', () => {
  it('asks before something entered is lost', async () => {
    const { user, router } = open('settings');
    await enter(user, /Name/, 'Beta');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/settings');
    expect(field(/Name/)).toHaveValue('Beta');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('the other page')).toBeInTheDocument();
  });
  it('does not ask when nothing is lost: nothing changed, changed back, or saved', async () => {
    const { user } = open('settings');
    await enter(user, /Name/, 'Beta');
    await enter(user, /Name/, 'Acme ');
    const close = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(close);
    expect(close.defaultPrevented).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('the other page')).toBeInTheDocument();
  });
  it('asks when the page itself is closed', async () => {
    const { user } = open('settings');
    await enter(user, /Name/, 'Beta');
    const close = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(close);
    expect(close.defaultPrevented).toBe(true);
  });
  it('a dialog asks when it is closed', async () => {
    const { user } = open('new');
    await user.type(field(/Name/), 'Cell');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(field(/Name/)).toHaveValue('Cell');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('closed')).toBeInTheDocument();
  });
});
