import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminUser } from '@/api/admin';
import { type Somebody, type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

const open = (person = 'owner', search = '') =>
  renderApp({ route: `/admin/users${search}`, token: platform.tokenOf(person) });
const nameOf = ({ firstName, lastName }: Somebody) => `${firstName} ${lastName}`;
const stored = async (person: string) => {
  const { data } = await platform.call<{ data: { results: AdminUser[] } }>(
    'owner',
    'GET',
    `/admin-api/users?search=${person}@demo`,
  );
  return data.results[0] as AdminUser;
};
const USERS = `${ORIGIN}/v1/admin-api/users`;

describe('/admin/users', () => {
  it('lists everybody with roles, organizations and state; search and choice stand in the address', async () => {
    // Other tests add people, who may fill the first page.
    const { user, router } = open('owner', '?search=demo.badger');
    const row = await screen.findByRole('row', { name: /Sofia Keller/ });
    expect(row).toHaveTextContent('supplier@demo.badger.example');
    expect(row).toHaveTextContent('(Supplier)');
    expect(row).toHaveTextContent('Active');
    const mine = screen.getByRole('row', { name: /Olivia Mensah/ });
    expect(mine).toHaveTextContent('Administrator');
    // Nobody deletes their own account here: that is a thing of the profile.
    expect(within(mine).queryByRole('button', { name: /^Delete/ })).toBeNull();

    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'no such person');
    await user.click(await screen.findByRole('button', { name: 'Show everybody' }));
    await screen.findAllByRole('row', { name: /@/ });
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('combobox', { name: 'Show' }));
    await user.click(screen.getByRole('option', { name: 'Content editors' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Sofia Keller/ })).toBeNull());
    expect(await screen.findByRole('row', { name: /Adam Novak/ })).toHaveTextContent('Content editor');
    expect(router.state.location.search).toBe('?show=CONTENT_EDITOR');
  });

  it('deactivates, activates again and gives roles', async () => {
    const vera = await platform.newPerson('Vera');
    const row = () => screen.getByRole('row', { name: new RegExp(nameOf(vera)) });
    const { user } = open('owner', `?search=${vera.person}`);
    await user.click(await screen.findByRole('button', { name: `Change ${nameOf(vera)}` }));
    let dialog = await screen.findByRole('dialog', { name: `Change ${nameOf(vera)}` });
    await user.click(within(dialog).getByRole('switch', { name: 'The account can be used' }));
    await user.click(within(dialog).getByRole('checkbox', { name: /^Content editor/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(row()).toHaveTextContent('Deactivated'));
    expect(await stored(vera.person)).toMatchObject({ isActive: false, roles: ['CONTENT_EDITOR'] });

    await user.click(await screen.findByRole('button', { name: `Change ${nameOf(vera)}` }));
    dialog = await screen.findByRole('dialog', { name: `Change ${nameOf(vera)}` });
    await user.click(within(dialog).getByRole('switch', { name: 'The account can be used' }));
    await user.click(within(dialog).getByRole('checkbox', { name: /^Content editor/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(row()).not.toHaveTextContent('Deactivated'));
    expect(await stored(vera.person)).toMatchObject({ isActive: true, roles: [] });
  });

  it('locks nobody out: not oneself, not the last administrator', async () => {
    const { user } = open('owner', '?search=owner');
    await user.click(await screen.findByRole('button', { name: 'Change Olivia Mensah' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('switch', { name: 'The account can be used' })).toBeDisabled();
    await user.click(within(dialog).getByRole('checkbox', { name: /^Administrator/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/last administrator/)).toBeVisible();
    expect((await stored('owner')).roles).toEqual(['ADMIN']);
  });

  it('continues after the first of two calls when the second one failed', async () => {
    const emil = await platform.newPerson('Emil');
    const { uuid } = emil;
    const { user } = open('owner', `?search=${emil.person}`);
    await user.click(await screen.findByRole('button', { name: `Change ${nameOf(emil)}` }));
    const dialog = await screen.findByRole('dialog');
    server.use(
      http.patch(
        `${USERS}/${uuid}`,
        () => HttpResponse.json(errorBody('UNAVAILABLE', 'Try again in a minute.'), { status: 503 }),
        { once: true },
      ),
    );
    await user.type(within(dialog).getByRole('textbox', { name: 'Last name' }), 'ner');
    await user.click(within(dialog).getByRole('checkbox', { name: /^Content editor/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/Try again in a minute/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('User saved')).toBeInTheDocument();
    const { lastName, roles } = await stored(emil.person);
    expect({ lastName, roles }).toEqual({ lastName: `${emil.lastName}ner`, roles: ['CONTENT_EDITOR'] });
  });

  it('removes a lost second factor with a reason, of others and only where there is one', async () => {
    const { uuid } = await stored('viewer');
    const one = { ...(await stored('viewer')), hasSecondFactor: true };
    const own = { ...(await stored('owner')), hasSecondFactor: true };
    const sent: unknown[] = [];
    server.use(
      http.get(USERS, () =>
        HttpResponse.json({
          data: { results: [{ ...one, hasSecondFactor: sent.length === 0 }, own], total: 2 },
        }),
      ),
      http.post(`${USERS}/${uuid}/reset-second-factor`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: { ...one, hasSecondFactor: false } });
      }),
    );
    const { user } = open('owner');
    const title = `Remove the second factor of ${one.firstName} ${one.lastName}`;
    await user.click(await screen.findByRole('button', { name: title }));
    expect(screen.getAllByRole('button', { name: /^Remove the second factor/, hidden: true })).toHaveLength(
      1,
    );
    const dialog = await screen.findByRole('dialog', { name: title });
    const confirm = within(dialog).getByRole('button', { name: 'Remove second factor' });
    await user.click(confirm);
    expect(within(dialog).getByRole('textbox', { name: /^Reason/ })).toBeInvalid();
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Lost phone, called back');
    await user.click(confirm);
    expect(
      await screen.findByText(`The second factor of ${one.firstName} ${one.lastName} was removed`),
    ).toBeInTheDocument();
    expect(sent).toEqual([{ revision: one.revision, reason: 'Lost phone, called back' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: title })).toBeNull());
  });

  it('names what is deleted with an account, and deletes it only when its address is typed', async () => {
    const { user } = open('owner', '?search=supplier');
    const { uuid, email } = await stored('supplier');
    const deleted: string[] = [];
    server.use(
      http.delete(`${USERS}/${uuid}`, ({ request }) => {
        deleted.push(new URL(request.url).search);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete Sofia Keller' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Sofia Keller' });
    expect(await within(dialog).findByText(/project member/)).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Delete account' });
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), email);
    await user.click(confirm);
    expect(await screen.findByText('The account of Sofia Keller was deleted')).toBeInTheDocument();
    expect(deleted).toEqual(['?confirm=true']);
  });

  it('is for administrators of the platform, as is the entry in the user menu', async () => {
    const { user } = open('lead');
    expect(await screen.findByText(/^Only an administrator of the platform can/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^User menu/ }));
    expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Users' })).toBeNull();
  });

  it('is opened from the user menu; an error offers another try', async () => {
    server.use(
      http.get(USERS, () => HttpResponse.json(errorBody('INTERNAL', 'No.'), { status: 500 }), {
        once: true,
      }),
      http.get(USERS, () => HttpResponse.json(errorBody('VALIDATION_FAILED', 'No.'), { status: 400 }), {
        once: true,
      }),
    );
    const { user } = renderApp({ route: '/about', token: platform.tokenOf('owner') });
    await user.click(await screen.findByRole('button', { name: /^User menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Users' }));
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('row', { name: /@/ })).not.toEqual([]);
  });
});

describe('organizations of a user', () => {
  it('are two in the row, and all behind a button that the keyboard reaches', async () => {
    const many = await platform.newPerson('Mona');
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta'];
    for (const name of names) await platform.call(many.person, 'POST', '/user-api/organizations', { name });
    const { user } = open('owner', `?search=${many.person}`);
    const row = await screen.findByRole('row', { name: new RegExp(nameOf(many)) });
    const more = within(row).getByRole('button', { name: /^All \d+ organizations of / });
    expect(within(row).getByText(/^\w[\w ]* \(\w+\), \w[\w ]* \(\w+\)/)).toBeVisible();
    expect(row).not.toHaveTextContent('Gamma');
    more.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: `Organizations of ${nameOf(many)}` });
    for (const name of names) expect(dialog).toHaveTextContent(`${name} (Owner)`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(more).toHaveFocus();
  });
});
