import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Project } from '@/api/projects';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

describe('the item definition', () => {
  it('is written field by field; a currency that is none is refused and loses nothing', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const stored = async () =>
      (await platform.call<{ data: Project }>('lead', 'GET', `/user-api/projects/${project.uuid}`)).data;
    const { user } = project.open('item-definition');
    await user.type(await screen.findByRole('textbox', { name: 'Purpose' }), 'Keeps the lane');
    await user.type(screen.getByRole('textbox', { name: 'Currency' }), 'Euro');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: 'Currency' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Purpose' })).toHaveValue('Keeps the lane');
    await user.clear(screen.getByRole('textbox', { name: 'Currency' }));
    await user.type(screen.getByRole('textbox', { name: 'Currency' }), 'EUR');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ itemPurpose: 'Keeps the lane', currency: 'EUR' }),
    );
  });
});
