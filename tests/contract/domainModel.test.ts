import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REQUIRED_FIELDS } from '../../domain/hazards/requiredFields.ts';
import { isUsuallySafetyFunction } from '../../domain/measures/safetyFunctionTypes.ts';
import { VOTED_FIELDS } from '../../domain/voting/voteChanges.ts';
import { ANALYSIS_CHECKS } from '../../server/modules/exports/analysisChecks.ts';
import { TASKS_OF_PHASE } from '../../server/modules/project-actions/recommendationRules.ts';
import { recordTypes } from '../../server/modules/recordTypes.ts';
import { contract, type Schema } from '../support/contract.ts';

// docs/domain-model.md and its parts: what the contract calls "domain model x.y", and what can be read by a program in
// it, agree with the contract, the code and the built-in data.

const index = readFileSync('docs/domain-model.md', 'utf8');
const parts = readdirSync('docs/domain-model').map(file => readFileSync(`docs/domain-model/${file}`, 'utf8'));
const model = [index, ...parts].join('\n');
const headings = new Set(
  [...model.matchAll(/^#{1,3} (?:Domain model )?(\d(?:\.\d+)?)[: ]/gm)].map(([, number]) => number),
);

/** The text below a heading, up to the next one. */
const section = (number: string): string => {
  const start = model.indexOf(`### ${number} `);
  return model.slice(start, model.indexOf('\n### ', start + 1));
};
const quotedIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split('|').map(cell => cell.trim()));

/** Every text of the contract. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

const NUMBERS = /domain\s+model,?\s+(\d[\d.]*\d|\d)((?:(?:,| and| to)\s+\d+\.\d+)*)/gi;
const numbersNamed = [...textsIn(contract)].flatMap(text =>
  [...text.matchAll(NUMBERS)].flatMap(([, first = '', more = '']) => [
    first,
    ...(more.match(/\d+\.\d+/g) ?? []),
  ]),
);

const schemas = contract.components.schemas as Record<string, Schema & { anyOf?: Schema[] }>;
const resolved = (schema: Schema & { anyOf?: Schema[] }): Schema => {
  if (schema.$ref) return resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return schema.anyOf ? resolved(schema.anyOf.find(({ type }) => type !== 'null') ?? {}) : schema;
};
const enumOf = (name: string): unknown[] | undefined => {
  const [schema = '', property] = name.split('.');
  const found = property ? schemas[schema]?.properties?.[property] : schemas[schema];
  return found && resolved(found).enum;
};

describe('a number of the domain model in the contract', () => {
  it('is named often', () => expect(numbersNamed.length).toBeGreaterThan(100));

  it('has its heading', () =>
    expect([...new Set(numbersNamed)].filter(number => !headings.has(number))).toEqual([]));
});

describe('an enumeration in the domain model', () => {
  const lines = [...model.matchAll(/^- `(\w+(?:\.\w+)?)`: ((?:`\w+`(?:, )?)+)\.$/gm)];

  it('is read from its line', () => expect(lines.length).toBe([...model.matchAll(/^- `/gm)].length));

  it.each(lines.map(([, name = '', values = '']) => ({ name, values: quotedIn(values) })))(
    '$name has the values of the contract',
    ({ name, values }) => expect(values).toEqual(enumOf(name)?.filter(value => value !== null)),
  );
});

/** Kinds of records whose schema could not have their name: generators for Java and C# have it already. */
const SCHEMA_OF_KIND: Record<string, string> = { Function: 'ItemFunction', Task: 'MachineTask' };
const schemaOfKind = (kind: string) => SCHEMA_OF_KIND[kind] ?? kind;

describe('the records of the domain model', () => {
  const rows = rowsOf(index)
    .map(([record = '', tag = '', prefix = '', place = '']) => ({
      record: quotedIn(record)[0] ?? '',
      tag: quotedIn(tag)[0] ?? '',
      prefix,
      place,
    }))
    .filter(({ record, tag }) => record && tag);

  it('are schemas of the contract', () =>
    expect(rows.map(({ record }) => record).filter(record => !schemas[record])).toEqual([]));

  it('are described in their sections', () =>
    expect(rows.filter(({ place }) => place !== 'below' && !headings.has(place))).toEqual([]));

  it('are all that has a code prefix, each with its own', () => {
    const described = rows.flatMap(({ record, prefix }) => (prefix ? [`${record} ${prefix}`] : []));
    const declared = recordTypes.all.flatMap(({ entity, codePrefix }) =>
      codePrefix ? [`${schemaOfKind(entity)} ${codePrefix}`] : [],
    );
    expect(described.sort()).toEqual(declared.sort());
  });

  it('are all records of the analysis', () => {
    const described = new Set(rows.map(({ record }) => record));
    const tags = new Set(rows.map(({ tag }) => tag));
    const kinds = recordTypes.all.map(({ entity }) => schemaOfKind(entity)).filter(entity => schemas[entity]);
    const platform = new Set(
      kinds.filter(entity =>
        /^(ApiToken|FeatureFlag|Organization(?!Risk)|Project|User|Tag|Tool|Notification|Document.)/.test(
          entity,
        ),
      ),
    );
    expect(kinds.filter(entity => !described.has(entity) && !platform.has(entity))).toEqual([]);
    const told = new Set([...tags, ...rowsOf(index).flatMap(([first = '']) => quotedIn(first))]);
    const inContract = (contract as unknown as { tags: { name: string }[] }).tags.map(({ name }) => name);
    expect(inContract.filter(tag => !told.has(tag))).toEqual([]);
  });
});

describe('the rules of the domain model', () => {
  it('name every check with its severity and its records', () => {
    const described = rowsOf(section('2.7')).filter(([check = '']) => /^V\d+$/.test(check));
    expect(described.map(cells => cells.slice(0, 3))).toEqual(
      ANALYSIS_CHECKS.map(({ check, severity, records }) => [
        check,
        severity,
        Object.keys(records).join(', '),
      ]),
    );
  });

  it('name what a hazard of each style needs', () => {
    const rows = rowsOf(section('2.5')).filter(
      ([style = '']) => (quotedIn(style)[0] ?? '') in REQUIRED_FIELDS,
    );
    const described = rows.map(([style = '', groups = '']) => [
      quotedIn(style)[0],
      groups.split(';').map(quotedIn),
    ]);
    expect(Object.fromEntries(described)).toEqual(REQUIRED_FIELDS);
  });

  it('name every status of a hazard once', () => {
    const statuses = rowsOf(section('2.5')).flatMap(([status = '']) => quotedIn(status));
    const named = statuses.filter(status => enumOf('HazardStatus')?.includes(status));
    expect([...named].sort()).toEqual([...(enumOf('HazardStatus') as string[])].sort());
  });

  it('name the fields that are voted on', () => {
    const text = /Fields that are voted on: ([\s\S]+?)\.\n\n/.exec(section('2.6'))?.[1] ?? '';
    expect(quotedIn(text)).toEqual([...VOTED_FIELDS]);
  });
});

describe('the lookups of the domain model', () => {
  type Row = { code: string; hierarchyRank: number };
  const data = JSON.parse(readFileSync('server/seed/data/lookups.json', 'utf8')) as Record<string, Row[]>;
  const SECTIONS: Record<string, string> = {
    guidewords: '4.1',
    hazardTypes: '4.2',
    energySources: '4.3',
    injuryTypes: '4.4',
    lifecyclePhases: '4.5',
    personnel: '4.6',
    zones: '4.7',
    areas: '4.7',
    taskTypes: '4.8',
    rrmTypes: '4.9',
    hazardEffectTypes: '4.10',
    ceaTypes: '4.11',
    exposureEstimateTypes: '4.12',
    exposureEstimateTypeValues: '4.12',
    safetyTargetCategories: '4.13',
    safetyTargetTypes: '4.13',
  };

  it('are all that is built in', () =>
    expect(Object.keys(SECTIONS).sort()).toEqual(Object.keys(data).sort()));

  it.each(Object.entries(SECTIONS))('%s have their codes in %s', (kind, number) => {
    const text = section(number);
    const missing = (data[kind] ?? []).filter(
      ({ code }) => !new RegExp(`\`${code}[\`,]|\`${code}\``).test(text),
    );
    expect(missing.map(({ code }) => code)).toEqual([]);
  });

  it('say which task types belong to which phase', () => {
    const rows = rowsOf(section('4.8')).filter(([phase = '']) => phase.startsWith('`'));
    const described = rows.map(([phase = '', types = '']) => [quotedIn(phase)[0], quotedIn(types)]);
    expect(Object.fromEntries(described)).toEqual(TASKS_OF_PHASE);
  });

  it('say the rank of each type of measures, and which are safety functions', () => {
    const rows = rowsOf(section('4.9')).filter(([rank = '']) => /^\d$/.test(rank));
    expect(rows.map(([rank, code = '']) => [Number(rank), quotedIn(code)[0]])).toEqual(
      data.rrmTypes?.map(({ hierarchyRank, code }) => [hierarchyRank, code]),
    );
    const safety = /Measures of the types (.+) are safety functions/.exec(section('4.9'))?.[1] ?? '';
    expect(quotedIn(safety)).toEqual(
      data.rrmTypes?.map(({ code }) => code).filter(code => isUsuallySafetyFunction(code)),
    );
  });
});

describe('the rating sets of the domain model', () => {
  it('are all that are built in, with their trust', () => {
    const { sets } = JSON.parse(readFileSync('server/seed/data/rating_sets.json', 'utf8')) as {
      sets: { code: string; trust: number; isEnabled: boolean; resultLabel: string }[];
    };
    const rows = rowsOf(section('3.0')).filter(([code = '']) => code.startsWith('`'));
    expect(rows.map(([code = '', , ...rest]) => [quotedIn(code)[0], ...rest])).toEqual(
      sets.map(({ code, resultLabel, trust, isEnabled }) => [
        code,
        resultLabel,
        String(trust),
        isEnabled ? 'yes' : 'no',
      ]),
    );
  });
});
