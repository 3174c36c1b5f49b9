import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { references, tables } from '../../../server/database/records/references.ts';

// The compiler asks every change through the write path for its access. SQL that a module writes by hand it cannot see.

/** Tables whose rows belong to a project: they name it, or are a part of a row that does. */
function projectTables(): Set<string> {
  const found = new Set(['projects']);
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    if (columns.some(column => column.name === 'project_uuid')) found.add(name);
  }
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { table, target, isPart } of references) if (isPart && found.has(target)) found.add(table);
  }
  // It keeps what was, whoever it belonged to; the write path fills it.
  found.delete('audit_log');
  return found;
}

/** The one place where SQL is written for any table. */
const WRITE_PATH = 'server/database/records/';

/** Writes that need no condition of their own, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'server/events/presence.ts presence':
    'who is where, forgotten after 30 seconds: no record, and its operation asks the authorizer first',
  'server/modules/baseline-snapshots/freeze.ts baseline_files':
    'in the transaction of the baseline, whose own statement carries the condition',
  'server/modules/baseline-snapshots/freeze.ts baseline_parts': 'the same',
  'server/modules/baseline-snapshots/freeze.ts baseline_records': 'the same',
  'server/modules/documents/analysis/keepAnalysis.ts document_pages':
    'what the job of an analysis has read; the analysis itself was written with the condition, and its job asks again',
  'server/jobs/jobStore.ts jobs':
    'how far work is that somebody was allowed to ask for; the row itself is written with the condition (modules/export-files)',
  'server/modules/project-archives/afterRecords.ts hazard_evaluations':
    'in the transaction of the import, which has just made the project and asked whether its person may',
  'server/modules/project-archives/afterRecords.ts hazards': 'the same',
  'server/modules/project-archives/afterRecords.ts project_code_counters': 'the same',
  'server/modules/project-archives/importRows.ts jobs':
    'an import belongs to an organization: the statement carries the condition of that, there is no project yet',
  'server/modules/project-archives/importWorker.ts jobs':
    'the job that is being worked on, which asked again',
  'server/modules/tool-connections/index.ts tool_connection_secrets':
    'in the transaction of the connection, whose own statement carries the condition',
  'server/modules/tool-connections/platformCallback.ts tool_deliveries':
    'the signature of the connected tool stands in the place of a permission',
  'server/modules/tool-connections/forgetDeliveries.ts tool_deliveries':
    'a job that forgets what is too old to be repeated',
  'server/seed/seedDemo.ts hazard_evaluations':
    'the demo projects, whose rows the seed has just written in the same transaction; nobody has signed in',
  'server/seed/seedDemo.ts hazards': 'the same',
};

const WRITE =
  /\b(?:insert into|delete from|update) +"?([a-z_]+)"?(?= +(?:as +[a-z] +|[a-z] +)?(?:\(|set\b|where\b|using\b|select\b|values\b))/gi;
const DYNAMIC_WRITE = /\b(?:insert into|delete from|update) +"?\$\{/gi;

/** Writes to tables of projects in a source file that does not put the condition into its statements. */
function unguardedWrites(file: string, source: string): string[] {
  if (file.startsWith(WRITE_PATH)) return [];
  if (source.includes('accessCte(') && source.includes('allowed(')) return [];
  const known = projectTables();
  const named = [...source.matchAll(WRITE)].flatMap(([, table = '']) => (known.has(table) ? [table] : []));
  const dynamic = [...source.matchAll(DYNAMIC_WRITE)].map(() => 'a table that is not named');
  return [...named, ...dynamic].map(table => `${file} ${table}`);
}

describe('writes to the tables of a project', () => {
  it('carry the condition of the access, but for the exceptions that are written down', async () => {
    const found: string[] = [];
    for await (const file of glob('server/**/*.ts'))
      found.push(...unguardedWrites(file, readFileSync(file, 'utf8')));
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  });

  it('are found in whatever form they are written', () => {
    const forms = [
      'update hazards t set name = $1',
      'with x as (delete from hazards t where t.uuid = $1)',
      'insert into hazard_evaluations as t (project_uuid)',
      'insert into "functions" (name) values ($1)',
      'insert into hazard_personnel select 1',
      `update ${'$'}{table} t set name = $1`,
    ];
    for (const form of forms) expect(unguardedWrites('server/modules/x.ts', form), form).toHaveLength(1);
    expect(unguardedWrites('server/modules/x.ts', 'select 1 from hazards for update of t')).toEqual([]);
  });
});
