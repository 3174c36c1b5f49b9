import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HaraMetrics } from '@/api/exports';
import { checkCondition } from '@/features/checks/checkConditions';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

let platform: TestPlatform;
let projectUuid: string;
beforeEach(async () => {
  platform = await usePlatform();
  const { data } = await platform.call<{ data: { results: { uuid: string; name: string }[] } }>(
    'lead',
    'GET',
    '/user-api/projects?search=Palletising',
  );
  projectUuid = data.results.find(({ name }) => name === 'Palletising cell')?.uuid ?? '';
});

describe('what the checks of the method find', () => {
  it('is said in English as the platform says it', async () => {
    const { data } = await platform.call<{ data: HaraMetrics }>(
      'lead',
      'GET',
      `/user-api/hara-metrics/${projectUuid}`,
    );
    expect(data.checks).toHaveLength(31);
    expect(data.checks.map(({ check }) => checkText({ check })?.fallback)).toEqual(
      data.checks.map(({ title }) => title),
    );
    expect(data.checks.filter(({ check }) => !checkCondition(check)).map(({ check }) => check)).toEqual([]);
  });
  it('is read in German on the overview of a project', async () => {
    const { person } = await platform.newPerson();
    await platform.call(person, 'PUT', '/user-api/user-preferences', { language: 'de' });
    const { data: own } = await platform.call<{ data: { uuid: string } }>(
      person,
      'POST',
      '/user-api/organizations',
      { name: 'Werk' },
    );
    const { data: project } = await platform.call<{ data: { uuid: string } }>(
      person,
      'POST',
      `/user-api/organizations/${own.uuid}/projects`,
      { name: 'Presse', style: 'MACHINE' },
    );
    await platform.call(person, 'POST', `/user-api/projects/${project.uuid}/functions/batch`, {
      items: [{ name: 'Bremsen' }],
    });
    renderApp({ route: `/projects/${project.uuid}`, token: platform.tokenOf(person) });
    const checks = within(
      (await screen.findByRole('heading', { name: 'Offene Prüfungen' })).closest('section') as HTMLElement,
    );
    expect(checks.getByText('Die Funktion hat Leitwortfelder ohne Fehlfunktion')).toBeVisible();
  });
});
