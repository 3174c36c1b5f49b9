import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Somebody, type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

let platform: TestPlatform;
let nadia: Somebody;
beforeEach(async () => {
  platform = await usePlatform();
  nadia = await platform.newPerson();
});

describe('somebody who belongs to no organization', () => {
  it.each([
    ['/welcome', 'No projects yet'],
    ['/projects', 'No projects yet'],
    ['/projects/new', 'No organization yet'],
    ['/projects-request-access', 'Nothing to discover'],
    ['/invite-supplier', 'No organization yet'],
  ])('%s says so and leads to a new one', async (route, title) => {
    renderApp({ route, token: platform.tokenOf(nadia.person) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/^Projects belong to an organization\. Create yours/)).toBeVisible();
    expect(main.getByRole('link', { name: 'New organization' })).toHaveAttribute(
      'href',
      '/badger/organizations/new',
    );
    expect(main.queryByText(/Your role does not let you|all projects that your organizations/)).toBeNull();
  });
});
