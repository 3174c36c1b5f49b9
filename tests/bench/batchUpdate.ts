import { updateRecords } from '../../server/database/records/batchWriting.ts';
import { type EvaluationValues, hazardType, saveAndReadHazards } from '../../server/modules/hazards/index.ts';
import { type BenchProject, createBenchProject } from '../support/benchProject.ts';
import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';
import { Bench, changeOf, type Pair, type Statement, statementOf } from './throughput.ts';

const ROWS = 500;
/** A paste of 1,000 rows is two batches, stored within 1.5 s. */
const GOAL_MS = 750;

interface Sent {
  items: { uuid: string; change: { revision: number }; ratings: object[] }[];
}

/** Ten columns: seven fields and references, and S, E and C. Each run writes other values than the one before. */
function changesOf({ hazards, hazard }: BenchProject, levels: object[], run: number): Sent['items'] {
  return hazards.slice(0, ROWS).map(({ uuid, revision }, row) => {
    const { style: _, ...fields } = hazard(row + run) as { style: string };
    return {
      uuid,
      change: { ...fields, revision },
      ratings: [levels[(row + run) % levels.length] as object],
    };
  });
}

/** The rows of a caught statement at the revision that the hazards stand at. */
function withRevision(statement: Statement, field: string, revision: number): Statement {
  const place = statement.values.findIndex(value => typeof value === 'string' && value.startsWith('[{'));
  const rows = JSON.parse(String(statement.values[place])) as Record<string, unknown>[];
  const values = statement.values.with(
    place,
    JSON.stringify(rows.map(row => ({ ...row, [field]: revision }))),
  );
  return { ...statement, values };
}

async function levelsOf(context: BenchContext, setUuid: string) {
  const { levels } = await context.session.call<{
    levels: { uuid: string; parameter: string; rank: number }[];
  }>('GET', `/risk-rating-sets/${setUuid}`);
  const of = (parameter: string) =>
    levels.filter(level => level.parameter === parameter).sort((one, other) => other.rank - one.rank);
  return of('severity').map((severity, place) => ({
    severityUuid: severity.uuid,
    exposureUuid: of('exposure')[place]?.uuid ?? null,
    avoidabilityUuid: of('avoidability')[0]?.uuid ?? null,
  }));
}

/** The very two statements that write the fields and the ratings, in one transaction. */
async function floorOf(
  bench: Bench,
  project: BenchProject,
  setUuid: string,
  levels: object[],
): Promise<Pair['floor']> {
  const items = changesOf(project, levels, 0);
  const context = changeOf(project);
  const fields = await statementOf(database => updateRecords(database, hazardType, items, () => context));
  const none = { classUuid: null, ratingUuid: null, score: null, probabilityUuid: null };
  const ratings = await statementOf(database =>
    saveAndReadHazards(
      database,
      items.map(({ uuid, ratings: [rating] }) => ({
        hazardRevision: 1,
        values: {
          hazardUuid: uuid,
          stage: 'INITIAL',
          riskRatingSetUuid: setUuid,
          ratingSetVersion: '1',
          ...none,
          ...rating,
          rationale: {},
          origin: 'MANUAL',
        } as EvaluationValues,
      })),
      context,
    ),
  );
  let revision = project.hazards[0]?.revision ?? 1;
  return async worker => {
    await bench.query(worker, { name: 'begin', text: 'begin', values: [] });
    await bench.query(worker, withRevision(fields, 'revision', revision));
    const { rowCount } = await bench.query(worker, withRevision(ratings, 'hazard_revision', revision + 1));
    await bench.query(worker, { name: 'commit', text: 'commit', values: [] });
    if (rowCount !== ROWS) throw new Error(`The floor changed ${rowCount} hazards`);
    revision += 2;
  };
}

/** A batch of 500 changed hazards over HTTP beside the statements that write them. */
export async function benchBatchUpdate(context: BenchContext): Promise<Figure[]> {
  const bench = await Bench.open(context);
  try {
    const make = (name: string) => createBenchProject(context.session, name, { hazards: ROWS });
    const [project, beside] = [await make('Batch of changes'), await make('Batch of changes, floor')];
    const first = await context.session.call<{ riskRatingSetUuid: string }>(
      'GET',
      `/hazards/${project.hazards[0]?.uuid}`,
    );
    const levels = await levelsOf(context, first.riskRatingSetUuid);
    let run = 0;
    const product = async (worker: number) => {
      run += 1;
      const body = JSON.stringify({ items: changesOf(project, levels, run) });
      await bench.send(worker, 'PATCH', `/projects/${project.uuid}/hazards/batch`, 200, body);
      // Fields and rating are a revision each.
      for (const hazard of project.hazards) hazard.revision += 2;
    };
    const floor = await floorOf(bench, beside, first.riskRatingSetUuid, levels);
    const result = await bench.compare({ product, floor }, 1);
    const stored = await context.session.call<{ revision: number }>(
      'GET',
      `/hazards/${project.hazards[0]?.uuid}`,
    );
    if (stored.revision !== project.hazards[0]?.revision) throw new Error('A batch was not saved');
    const took = 1000 / result.product;
    return [
      {
        name: `Batch of ${ROWS} changed hazards, 10 columns, with audit`,
        product: `${Math.round(took)} ms`,
        floor: `${Math.round(1000 / result.floor)} ms`,
        ratio: result.ratio,
        goal: `≤ ${GOAL_MS} ms`,
        reached: took <= GOAL_MS,
      },
    ];
  } finally {
    await bench.close();
  }
}
