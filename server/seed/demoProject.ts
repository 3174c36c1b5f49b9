import type { RiskParameter } from '../../domain/rating/parameters.ts';
import { rate } from '../../domain/rating/rateLevels.ts';
import { POSITION_STEP } from '../../domain/recordOrder.ts';
import type * as analysis from '../database/schema/analysis.ts';
import type * as hazardTables from '../database/schema/hazards.ts';
import type { zones } from '../database/schema/lookups.ts';
import type * as platform from '../database/schema/platform.ts';
import type * as treatment from '../database/schema/treatment.ts';
import { DEMO_ACCOUNTS, DEMO_LEAD_UUID, DEMO_ORGANIZATION_UUID, type DemoProjectKey } from './demoPeople.ts';
import { levelUuid, type ShippedRatingSet } from './ratingSets.ts';
import { seedUuid } from './seedUuid.ts';

/** All rows of one demo project; what it does not have is empty. */
export interface DemoProject {
  project: typeof platform.projects.$inferInsert;
  members: (typeof platform.projectMembers.$inferInsert)[];
  ratingSets: (typeof platform.projectRiskRatingSets.$inferInsert)[];
  counters: (typeof platform.projectCodeCounters.$inferInsert)[];
  machines: (typeof analysis.machines.$inferInsert)[];
  zones: (typeof zones.$inferInsert)[];
  tasks: (typeof analysis.tasks.$inferInsert)[];
  taskZones: (typeof analysis.taskZones.$inferInsert)[];
  functions: (typeof analysis.functions.$inferInsert)[];
  malfunctions: (typeof analysis.malfunctions.$inferInsert)[];
  exposureSituations: (typeof analysis.exposureSituations.$inferInsert)[];
  hazardousEvents: (typeof analysis.hazardousEvents.$inferInsert)[];
  hazards: (typeof hazardTables.hazards.$inferInsert)[];
  hazardPersonnel: (typeof hazardTables.hazardPersonnel.$inferInsert)[];
  evaluations: (typeof hazardTables.hazardEvaluations.$inferInsert)[];
  safetyTargets: (typeof treatment.safetyTargets.$inferInsert)[];
  safetyTargetHazards: (typeof treatment.safetyTargetHazards.$inferInsert)[];
  rrms: (typeof treatment.rrms.$inferInsert)[];
  hazardRrms: (typeof treatment.hazardRrms.$inferInsert)[];
  hazardRrmEvaluations: (typeof treatment.hazardRrmEvaluations.$inferInsert)[];
}

type Source = NonNullable<(typeof hazardTables.hazards.$inferInsert)['source']>;

/** What a source says about one rating: codes of the levels, and the result that it publishes. */
export interface PublishedRating {
  /** Names the row in an error, such as "H-001". */
  of: string;
  set: ShippedRatingSet;
  levels: Partial<Record<RiskParameter, string>>;
  rating: string;
  class?: string | undefined;
  score?: number | undefined;
}

/** Builds the rows of one project: their uuids, readable codes, order and author. */
export class DemoProjectBuilder {
  readonly projectUuid: string;
  readonly #key: DemoProjectKey;
  readonly #source: Source;
  readonly #counters = new Map<string, number>();

  constructor(key: DemoProjectKey, source: Source) {
    this.#key = key;
    this.#source = source;
    this.projectUuid = seedUuid('demo-project', key);
  }

  /** Columns that every project record shares; draws the next code of the prefix (HZ → HZ-001). */
  record(prefix: string, name: string) {
    const number = (this.#counters.get(prefix) ?? 0) + 1;
    this.#counters.set(prefix, number);
    const code = `${prefix}-${String(number).padStart(3, '0')}`;
    return {
      uuid: this.uuid(code),
      projectUuid: this.projectUuid,
      code,
      name,
      position: number * POSITION_STEP,
      source: this.#source,
      ...this.made,
    };
  }

  /** The project's own rows, with the counters standing right after the codes drawn so far. */
  project(
    row: Omit<typeof platform.projects.$inferInsert, 'uuid' | 'organizationUuid'>,
    sets: ShippedRatingSet[],
  ) {
    const { projectUuid } = this;
    return {
      project: { ...row, uuid: projectUuid, organizationUuid: DEMO_ORGANIZATION_UUID, ...this.made },
      members: DEMO_ACCOUNTS.flatMap(({ userUuid, projectRoles }) => {
        const role = projectRoles[this.#key];
        return role ? { uuid: this.uuid('member', userUuid), projectUuid, userUuid, role, ...this.made } : [];
      }),
      ratingSets: sets.map((set, position) => ({ projectUuid, riskRatingSetUuid: set.row.uuid, position })),
      counters: [...this.#counters].map(([prefix, last]) => ({ projectUuid, prefix, last })),
    };
  }

  /**
   * An evaluation whose result is looked up in the set's table.
   * @throws Error when the table gives something else than the source publishes
   */
  evaluation(hazardUuid: string, stage: 'INITIAL' | 'FINAL', published: PublishedRating) {
    const { set } = published;
    return {
      uuid: this.uuid('evaluation', hazardUuid, stage, set.row.uuid),
      projectUuid: this.projectUuid,
      hazardUuid,
      stage,
      riskRatingSetUuid: set.row.uuid,
      ratingSetVersion: set.row.version,
      ...ratePublished(published),
      // A final rating follows from the measures, an initial one from people.
      origin: stage === 'FINAL' ? ('RECALCULATED' as const) : this.#ratedBy(),
      calculatedAt: new Date().toISOString(),
      ...this.made,
    };
  }

  #ratedBy() {
    return this.#source === 'IMPORT' ? ('IMPORT' as const) : ('MANUAL' as const);
  }

  readonly made = { createdBy: DEMO_LEAD_UUID, updatedBy: DEMO_LEAD_UUID };

  uuid(...path: string[]): string {
    return seedUuid('demo-record', this.#key, ...path);
  }
}

/** Rates the published levels and insists on the published result. */
function ratePublished({ of, set, levels, ...published }: PublishedRating) {
  const uuidOf = (parameter: RiskParameter) => {
    const code = levels[parameter];
    return code === undefined ? null : levelUuid(set.row.code, parameter, code);
  };
  const chosen = {
    severityUuid: uuidOf('severity'),
    exposureUuid: uuidOf('exposure'),
    probabilityUuid: uuidOf('probability'),
    avoidabilityUuid: uuidOf('avoidability'),
  };
  const { ratingUuid, classUuid, score, problems } = rate(set, chosen);
  const rating = set.ratings.find(candidate => candidate.uuid === ratingUuid);
  const riskClass = set.classes.find(candidate => candidate.uuid === classUuid);
  const agrees =
    rating?.code === published.rating &&
    (published.class === undefined || riskClass?.code === published.class) &&
    (published.score === undefined || score === published.score);
  if (!agrees) {
    const result = [rating?.code ?? 'nothing', riskClass?.code, score].filter(Boolean).join(', ');
    const found = problems.map(problem => `${problem.path}: ${problem.message}`).join(' ') || result;
    const expected = [published.rating, published.class, published.score]
      .filter(value => value !== undefined)
      .join(', ');
    throw new Error(
      `The demo data cannot be seeded: ${of} is published with ${expected}, but the table says: ${found}`,
    );
  }
  return { ...chosen, ratingUuid, classUuid, score };
}
