import { inVisibleProjects } from '../../server/access/visibility.ts';
import { listRecords, readRecord } from '../../server/database/records/reading.ts';
import type { RecordType } from '../../server/database/records/recordType.ts';
import { exposureSituationType } from '../../server/modules/exposure-situations/index.ts';
import { functionType } from '../../server/modules/functions/index.ts';
import { hazardRrmType } from '../../server/modules/hazard-rrms/index.ts';
import { hazardType } from '../../server/modules/hazards/index.ts';
import { malfunctionType } from '../../server/modules/malfunctions/index.ts';
import { createLargeProject, type LargeProject, withDatabase } from '../support/benchLargeProject.ts';
import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';
import { Bench, changeOf, changeStatement, figureOf, type Pair, statementOf, USER } from './throughput.ts';

interface Resource {
  type: RecordType;
  /** Address below /v1/user-api. */
  area: string;
  /** What a change sends beside the revision. */
  change: Record<string, unknown>;
}

/** What screens read and change most. */
const BUSIEST: readonly Resource[] = [
  { type: hazardType, area: 'hazards', change: { name: 'Another name' } },
  { type: functionType, area: 'functions', change: { name: 'Another name' } },
  { type: malfunctionType, area: 'malfunctions', change: { name: 'Another name' } },
  { type: exposureSituationType, area: 'exposure-situations', change: { description: 'Other words' } },
  { type: hazardRrmType, area: 'hazard-rrms', change: { evidence: 'Test report 12' } },
];

const HAZARDS = 2_000;
const PAGE = 100;

interface Setting {
  bench: Bench;
  resource: Resource;
  project: LargeProject;
  /** Records that may be changed: one for the product, one for the floor. */
  records: { uuid: string; revision: number }[];
}

/** Each operation once: what the product is asked, and the same statement without it. */
const OPERATIONS: Record<string, (setting: Setting) => Promise<Pair>> = {
  async list({ bench, resource: { type, area }, project }) {
    const query = { projectUuid: project.uuid, limit: PAGE };
    const statement = await statementOf(database =>
      listRecords(database, type, query, parameters => inVisibleProjects(USER, parameters), USER),
    );
    const path = `/${area}?projectUuid=${project.uuid}&limit=${PAGE}`;
    return {
      product: async worker => void (await bench.send(worker, 'GET', path, 200)),
      floor: async worker => void (await bench.query(worker, statement)),
    };
  },
  async get({ bench, resource: { type, area }, records: [record] }) {
    const uuid = record?.uuid ?? '';
    const statement = await statementOf(database =>
      readRecord(database, type, uuid, parameters => inVisibleProjects(USER, parameters), USER),
    );
    return {
      product: async worker => void (await bench.send(worker, 'GET', `/${area}/${uuid}`, 200)),
      floor: async worker => void (await bench.query(worker, statement)),
    };
  },
  async patch({ bench, resource: { type, area, change }, project, records: [ours, theirs] }) {
    if (!ours || !theirs) throw new Error(`There are no two ${area} to change`);
    const statement = await changeStatement(type, change, changeOf(project));
    return {
      product: async worker => {
        const body = JSON.stringify({ ...change, revision: ours.revision });
        await bench.send(worker, 'PATCH', `/${area}/${ours.uuid}`, 200, body);
        ours.revision += 1;
      },
      floor: async worker => {
        const { rowCount } = await bench.query(worker, statement(theirs.uuid, theirs.revision));
        if (rowCount !== 1) throw new Error('The floor changed nothing');
        theirs.revision += 1;
      },
    };
  },
};

/** Frozen hazards, and what hangs on them, refuse changes. */
const changeable = ({ tableName }: RecordType) =>
  ({
    hazards: 'not is_risk_frozen and not is_consensus_voting_locked',
    hazard_rrms: 'not exists (select 1 from hazards h where h.uuid = hazard_uuid and h.is_risk_frozen)',
  })[tableName] ?? 'true';

/** List, get and patch of the busiest resources of a project with 2,000 hazards, one client. */
export async function benchResources(context: BenchContext): Promise<Figure[]> {
  const { session, databaseUrl, quick } = context;
  const project = await createLargeProject(session, databaseUrl, 'Resources', HAZARDS);
  const bench = await Bench.open(context);
  const figures: Figure[] = [];
  try {
    for (const resource of BUSIEST) {
      const { rows: records } = await withDatabase(databaseUrl, pool =>
        pool.query<{ uuid: string; revision: number }>(
          `select uuid, revision from ${resource.type.tableName} where project_uuid = $1 and ${changeable(resource.type)} order by uuid limit 2`,
          [project.uuid],
        ),
      );
      for (const [operation, pairOf] of Object.entries(OPERATIONS)) {
        const pair = await pairOf({ bench, resource, project, records });
        const result = await bench.compare(pair, 1, quick ? 0.2 : 0.5);
        figures.push(figureOf(`${resource.area}: ${operation}`, 'calls', 1, undefined, result));
      }
    }
    return figures;
  } finally {
    await bench.close();
  }
}
