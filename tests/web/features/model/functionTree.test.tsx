import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { cellOf, giveGridASize } from '../../../support/web/worksheet.ts';

interface Stored {
  name: string;
  uuid: string;
  parentFunctionUuid: string | null;
}

it('functions are a tree: moved in and out by keyboard, folded by button and by keys', async () => {
  giveGridASize();
  const project = await OwnProject.create(await usePlatform(), 'FUNCTION');
  const [drive, brake, hold] = await project.make(
    'functions',
    { name: 'Drive' },
    { name: 'Brake' },
    { name: 'Hold on a slope' },
  );
  const parents = async () =>
    (await project.stored<Stored>('functions')).map(({ parentFunctionUuid }) => parentFunctionUuid);
  const { user } = project.open('functions');
  await user.click(await cellOf(hold?.code ?? '', 'Name'));
  await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await waitFor(async () => expect(await parents()).toEqual([null, null, brake?.uuid]));
  await user.click(await cellOf(brake?.code ?? '', 'Name'));
  await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await waitFor(async () => expect(await parents()).toEqual([null, drive?.uuid, brake?.uuid]));
  await user.click(await screen.findByRole('button', { name: 'Hide the parts of Drive' }));
  await waitFor(() => expect(screen.queryByText('Hold on a slope')).not.toBeInTheDocument());
  await user.click(await cellOf(drive?.code ?? '', 'Name'));
  await user.keyboard('{Alt>}{Shift>}+{/Shift}{/Alt}');
  expect(await screen.findByText('Hold on a slope')).toBeVisible();
  await user.click(await cellOf(hold?.code ?? '', 'Name'));
  await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
  await waitFor(async () => expect(await parents()).toEqual([null, drive?.uuid, drive?.uuid]));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await parents()).toEqual([null, drive?.uuid, brake?.uuid]));
});
