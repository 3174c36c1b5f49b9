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

it('functions move with their parts among those of the same parent, and a new one is part of it too', async () => {
  giveGridASize();
  const project = await OwnProject.create(await usePlatform(), 'FUNCTION');
  const [drive, brake] = await project.make('functions', { name: 'Drive' }, { name: 'Brake' });
  const [hold, stop] = await project.make(
    'functions',
    { name: 'Hold', parentFunctionUuid: brake?.uuid },
    { name: 'Stop', parentFunctionUuid: brake?.uuid },
  );
  const named = async () => {
    const stored = await project.stored<Stored>('functions');
    return stored.map(({ name, parentFunctionUuid }) => (parentFunctionUuid ? `-${name}` : name));
  };
  const shown = () =>
    screen
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent)
      .filter(text => /^FN-\d+$/.test(text ?? ''));
  const { user } = project.open('functions');
  await user.click(await cellOf(brake?.code ?? '', 'Name'));
  await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  expect(shown()).toEqual([brake, hold, stop, drive].map(row => row?.code));
  // The parts were not written: they stand below it anyway.
  await waitFor(async () => expect(await named()).toEqual(['Brake', 'Drive', '-Hold', '-Stop']));
  await user.click(await cellOf(stop?.code ?? '', 'Name'));
  await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  expect(shown()).toEqual([brake, stop, hold, drive].map(row => row?.code));
  // Not out of what it is part of.
  await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await waitFor(async () => expect(await named()).toEqual(['Brake', 'Drive', '-Stop', '-Hold']));
  await user.keyboard('{Control>}{Enter}{/Control}Release{Enter}');
  await waitFor(async () => expect(await named()).toEqual(['Brake', 'Drive', '-Stop', '-Release', '-Hold']));
  expect(shown()).toEqual([brake?.code, stop?.code, 'FN-005', hold?.code, drive?.code]);
});
