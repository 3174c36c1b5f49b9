import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { applyPatch, levelPath } from '@/features/hazards/outbox/hazardPatch';
import type { LevelField } from '@/features/hazards/rating/rateLevels';
import { projectPermissionsOf } from '../../../../server/modules/permissions/permissionRules.ts';
import { evaluationWith, hazardWith, PROJECT_UUID } from '../../../support/web/hazards.ts';
import { levelsOf, ratingSet } from '../../../support/web/ratingSets.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { answerGet, answerShell, errorBody, ORIGIN, server, USER } from '../../../support/web/server.ts';

const set = ratingSet('ISO26262-3-2018');
const project = {
  uuid: PROJECT_UUID,
  organizationUuid: 'organization-1',
  name: 'Remote control library',
  description: '',
  style: 'FUNCTION',
  riskRatingSetUuids: [set.uuid],
  myRole: 'ENGINEER',
  counts: { hazards: 2, functions: 1, members: 1 },
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  archivedAt: null,
};
const rated = (uuid: string, code: string, codes: Record<string, string>): Hazard =>
  hazardWith({
    uuid,
    code,
    functionUuid: 'f1',
    malfunctionUuid: 'm1',
    status: 'RATED',
    evaluations: [evaluationWith({ hazardUuid: uuid, riskRatingSetUuid: set.uuid, ...levelsOf(set, codes) })],
  });
const list = (results: object[]) => ({ data: { results, total: results.length } });

/** The hazards of the server; its only rule is the revision. */
let hazards: Hazard[];
const answers: (() => Response | undefined)[] = [];

function answerProject({ myRole = 'ENGINEER' }: { myRole?: string | null } = {}) {
  answerShell();
  answerGet(`/user-api/projects/${PROJECT_UUID}`, {
    data: { ...project, myRole, permissions: projectPermissionsOf(myRole ?? '') },
  });
  answerGet('/user-api/risk-rating-sets', list([set]));
  answerGet(`/user-api/risk-rating-sets/${set.uuid}`, JSON.parse(JSON.stringify({ data: set })));
  answerGet(
    '/user-api/functions',
    list([{ uuid: 'f1', code: 'FN-001', name: 'Deliver requests', description: '' }]),
  );
  answerGet(
    '/user-api/malfunctions',
    list([{ uuid: 'm1', code: 'MF-001', name: 'Not delivered', description: '', functionUuid: 'f1' }]),
  );
  answerGet('/user-api/exposure-situations', list([]));
  answerGet('/user-api/hazardous-events', list([]));
  answerGet(
    '/user-api/project-members',
    list([{ userUuid: USER.uuid, user: { uuid: USER.uuid, firstName: 'Ana', lastName: 'Keller' } }]),
  );
  server.use(
    http.get(`${ORIGIN}/v1/user-api/hazards`, () => HttpResponse.json(list(hazards))),
    http.patch(`${ORIGIN}/v1/user-api/hazards/:uuid/initial-risk`, async ({ params, request }) => {
      const fault = answers.shift()?.();
      if (fault) return fault;
      const { revision, riskRatingSetUuid, ...levels } = (await request.json()) as Record<string, never>;
      const before = hazards.find(hazard => hazard.uuid === params.uuid);
      if (!before) return HttpResponse.json(errorBody('NOT_FOUND', 'Gone.'), { status: 404 });
      if (before.revision !== revision)
        return HttpResponse.json(
          { ...errorBody('REVISION_CONFLICT', 'Changed.'), current: before },
          { status: 409 },
        );
      const patch = Object.fromEntries(
        Object.entries(levels).map(([field, value]) => [
          levelPath(riskRatingSetUuid ?? set.uuid, field as LevelField),
          value,
        ]),
      );
      const after = { ...applyPatch(before, patch), revision: before.revision + 1 };
      hazards = hazards.map(hazard => (hazard === before ? after : hazard));
      return HttpResponse.json({ data: after });
    }),
  );
}

const open = (search = '?group=none') => renderApp({ route: `/projects/${PROJECT_UUID}/worksheet${search}` });
const rowOf = async (code: string) => {
  const cell = await screen.findByRole('gridcell', { name: code });
  return cell.parentElement as HTMLElement;
};
/** A cell by the name of its column. */
async function cellOf(code: string, column: string) {
  const row = await rowOf(code);
  const at = screen.getByRole('columnheader', { name: column }).getAttribute('aria-colindex');
  return row.querySelector(`[aria-colindex="${at}"]`) as HTMLElement;
}

// jsdom lays nothing out: the grid gets a size.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  Element.prototype.scrollIntoView = () => {};
  answers.length = 0;
  hazards = [
    rated('h1', 'HZ-001', { severity: 'S3', exposure: 'E4', avoidability: 'C2' }),
    rated('h2', 'HZ-002', { severity: 'S2', exposure: 'E3', avoidability: 'C2' }),
  ];
});

describe('the worksheet of a project', () => {
  it('shows a hazard with its levels and the level of the table', async () => {
    answerProject();
    open();
    expect(await cellOf('HZ-001', 'ASIL')).toHaveTextContent('C');
    expect(await cellOf('HZ-001', 'S')).toHaveTextContent('S3');
    expect(await cellOf('HZ-001', 'Function')).toHaveTextContent('Deliver requests');
    expect(await cellOf('HZ-001', 'Malfunction')).toHaveTextContent('Not delivered');
    expect(await cellOf('HZ-001', 'State')).toHaveTextContent('Rated');
    expect(screen.getByText('2 of 2')).toBeVisible();
  });

  it('rates with one digit before the server has answered, and saves it', async () => {
    answerProject();
    const { user } = open();
    await user.click(await cellOf('HZ-001', 'C'));
    let letGo = () => {};
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    server.use(
      http.patch(
        `${ORIGIN}/v1/user-api/hazards/:uuid/initial-risk`,
        async () => {
          await held;
          return undefined;
        },
        { once: true },
      ),
    );
    await user.keyboard('3');
    expect(await cellOf('HZ-001', 'ASIL')).toHaveTextContent('D');
    expect(hazards[0]?.revision).toBe(1);
    expect(await cellOf('HZ-001', 'C')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(hazards[0]?.revision).toBe(2));
    await waitFor(async () => expect(await cellOf('HZ-001', 'C')).not.toHaveAttribute('aria-busy'));
    expect(await cellOf('HZ-001', 'ASIL')).toHaveTextContent('D');
  });

  it('takes a refused level back, says why, and saves it when asked again', async () => {
    answerProject();
    const { user } = open();
    answers.push(() =>
      HttpResponse.json(errorBody('RULE_VIOLATED', 'The consensus is locked.'), { status: 422 }),
    );
    await user.click(await cellOf('HZ-002', 'S'));
    await user.keyboard('3');
    expect(await screen.findByText('The consensus is locked. The old value is back.')).toBeVisible();
    expect(await cellOf('HZ-002', 'S')).toHaveTextContent('S2');
    expect(await cellOf('HZ-002', 'S')).toHaveAttribute('aria-invalid', 'true');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(hazards[1]?.revision).toBe(2));
    expect(await cellOf('HZ-002', 'S')).toHaveTextContent('S3');
  });

  it('asks whose level to keep, and keeps the chosen one', async () => {
    answerProject();
    const { user } = open();
    await user.click(await cellOf('HZ-001', 'S'));
    const theirs = rated('h1', 'HZ-001', { severity: 'S1', exposure: 'E4', avoidability: 'C2' });
    hazards[0] = { ...theirs, revision: 8, updatedBy: USER.uuid };
    await user.keyboard('2');
    const dialog = await screen.findByRole('dialog', { name: 'HZ-001 was changed by Ana Keller' });
    const row = within(dialog).getByRole('row', { name: /^S / });
    expect(row).toHaveTextContent('S2 Severe injuries');
    expect(row).toHaveTextContent('S1 Light and moderate injuries');
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(hazards[0]?.revision).toBe(9));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cellOf('HZ-001', 'S')).toHaveTextContent('S2');
  });

  it('keeps what is typed without a connection, asks before leaving, and sends it later', async () => {
    answerProject();
    const { user, router } = open();
    // For as long as the test says: the outbox tries again by itself, too.
    let isAway = true;
    const refuse = (): Response | undefined => {
      if (!isAway) return undefined;
      answers.push(refuse);
      return HttpResponse.error() as Response;
    };
    answers.push(refuse);
    await user.click(await cellOf('HZ-001', 'C'));
    await user.keyboard('3');
    expect(await screen.findByText(/^No connection/)).toBeVisible();
    expect(await cellOf('HZ-001', 'ASIL')).toHaveTextContent('D');
    await user.click(screen.getByText('Overview'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(`/badger/projects/${PROJECT_UUID}/worksheet`);
    const again = screen.getByRole('button', { name: 'Try now' });
    isAway = false;
    await user.click(again);
    await waitFor(() => expect(hazards[0]?.revision).toBe(2));
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
  });

  it('explains a level with the table and the cell marked', async () => {
    answerProject();
    const { user } = open();
    await user.click(await cellOf('HZ-001', 'ASIL'));
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'HZ-001: ASIL by ISO 26262-3:2018' });
    expect(within(dialog).getByText('ISO 26262-3:2018, S3 × E4 × C2 gives ASIL C.')).toBeVisible();
    expect(within(dialog).getByText('C3 instead of C2: ASIL D')).toBeVisible();
    const marked = within(dialog)
      .getAllByRole('cell')
      .filter(cell => cell.getAttribute('aria-current') === 'true');
    expect(marked.map(cell => cell.textContent)).toEqual(['C, chosen']);
  });

  it('goes to the search with the slash, filters, and keeps it in the address', async () => {
    answerProject();
    const { user, router } = open();
    await user.click(await cellOf('HZ-001', 'ASIL'));
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search hazards' })).toHaveFocus();
    await user.keyboard('hz-002');
    expect(await screen.findByText('1 of 2')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toContain('q=hz-002'));
    await user.keyboard('zz');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('2 of 2')).toBeVisible();
  });

  it('opens at the hazard of the address and keeps it in the store', async () => {
    answerProject();
    const { store } = open('?group=none&hazard=HZ-002&panel=1');
    expect(await screen.findByRole('heading', { name: 'HZ-002' })).toBeVisible();
    expect(store.getState().hazardSelection.selectedHazardUuid).toBe('h2');
  });

  it('keeps collapsed groups in the store', async () => {
    answerProject();
    const { user, store } = open('');
    await user.click(await screen.findByText('FN-001 Deliver requests'));
    expect(store.getState().hazardSelection.collapsedItems).toEqual({ 'function:f1': true });
    expect(screen.queryByRole('gridcell', { name: 'HZ-001' })).toBeNull();
  });
});

describe('deleting hazards', () => {
  const group = {
    entity: 'HazardRrm',
    field: 'hazardUuid',
    onDelete: 'DELETED',
    count: 1,
    records: [{ uuid: 'r1', code: 'RM-001', name: 'Fixed guard' }],
  };
  const deleted: string[] = [];
  beforeEach(() => {
    deleted.length = 0;
    answerProject();
    server.use(
      http.get(`${ORIGIN}/v1/user-api/hazards/:uuid/dependency-tree`, ({ params }) =>
        HttpResponse.json({
          data: params.uuid === 'h1' ? { total: 1, groups: [group] } : { total: 0, groups: [] },
        }),
      ),
      http.delete(`${ORIGIN}/v1/user-api/hazards/:uuid`, ({ params, request }) => {
        deleted.push(`${params.uuid} ${new URL(request.url).searchParams.get('confirm')}`);
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });

  it('names what goes with all the selected ones before they go', async () => {
    const { user } = open();
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}{Delete}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete HZ-001, HZ-002' });
    expect(
      await within(dialog).findByText('1 × measure of a hazard: deleted too (RM-001 Fixed guard)'),
    ).toBeVisible();
    expect(deleted).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete 2 hazards' }));
    expect(await screen.findByText('No hazards yet')).toBeVisible();
    expect(deleted).toEqual(['h1 true', 'h2 true']);
  });

  it('leaves everything as it is when cancelled', async () => {
    const { user } = open();
    await user.click(await cellOf('HZ-002', 'S'));
    await user.click(screen.getByRole('button', { name: 'Delete hazard (Ctrl+Delete)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete HZ-002' });
    expect(await within(dialog).findByText(/^Nothing else points here/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(deleted).toEqual([]);
    expect(screen.getByText('2 of 2')).toBeVisible();
  });
});

describe('adding', () => {
  it('puts the new hazard in its group and the focus on what is empty', async () => {
    answerProject();
    const created = hazardWith({ uuid: 'h3', code: 'HZ-003' });
    server.use(
      http.post(`${ORIGIN}/v1/user-api/projects/${PROJECT_UUID}/hazards/batch`, async ({ request }) => {
        const { items } = (await request.json()) as { items: Partial<Hazard>[] };
        const record = { ...created, ...items[0] };
        return HttpResponse.json(
          {
            data: {
              saved: 1,
              results: [{ index: 0, status: 'CREATED', uuid: 'h3', code: 'HZ-003' }],
              records: [record],
            },
          },
          { status: 201 },
        );
      }),
    );
    const { user } = open('');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await cellOf('HZ-003', 'Function')).toHaveTextContent('Deliver requests');
    await waitFor(async () => expect(await cellOf('HZ-003', 'Malfunction')).toHaveFocus());
    expect(screen.getByText('3 of 3')).toBeVisible();
  });
});

describe('a worksheet that cannot be shown or changed', () => {
  it('is read-only for a viewer', async () => {
    answerProject({ myRole: 'VIEWER' });
    const { user } = open();
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('1');
    expect(await cellOf('HZ-001', 'S')).toHaveTextContent('S3');
    expect(screen.queryByRole('button', { name: 'Add hazard' })).toBeNull();
    expect(hazards[0]?.revision).toBe(1);
  });

  it('has one next action when it is empty', async () => {
    hazards = [];
    answerProject();
    open();
    expect(await screen.findByText('No hazards yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add the first hazard' })).toBeVisible();
  });

  it('says who can open it when the role is missing', async () => {
    answerProject();
    answerGet('/user-api/hazards', errorBody('FORBIDDEN', 'No.'), 403);
    open();
    expect(await screen.findByText('The worksheet is not open to you')).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    answerProject();
    answerGet('/user-api/functions', errorBody('NOT_FOUND', 'This project is gone.'), 404);
    const { user } = open();
    expect(await screen.findByText('This project is gone.')).toBeVisible();
    answerGet('/user-api/functions', list([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('gridcell', { name: 'HZ-001' })).toBeVisible();
  });
});
