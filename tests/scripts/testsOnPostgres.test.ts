import { expect, test } from 'vitest';
import { testsOnPostgres, testsOnPostgresAlone } from '../../scripts/test-run/testsOnPostgres.ts';

const chosen = testsOnPostgres();

test.each([
  ['asks for a database itself', 'tests/server/modules/projects/projects.test.ts'],
  ['has one through a helper of its area', 'tests/server/modules/hazard-voting/hazardVotingRounds.test.ts'],
  ['sends statements that no module sends', 'tests/server/database/records/recordsReferences.test.ts'],
])('a test that %s runs on the other PostgreSQL', (_, file) => {
  expect(chosen).toContain(file);
});

test.each([
  ['who may', 'tests/server/http/authorization/authorizationMatrix.test.ts'],
  ['the shape of answers', 'tests/contract/answers.test.ts'],
  ['pure rules', 'tests/domain/rating/rateLevels.test.ts'],
  ['the embedded database', 'tests/server/database/embedded/embedded-connection.test.ts'],
  ['a process with an embedded database of its own', 'tests/server/process/killStorm.test.ts'],
])('a test of %s does not', (_, file) => {
  expect(chosen).not.toContain(file);
});

test('what each PostgreSQL does in its own way is tested on both, all else once', () => {
  const alone = testsOnPostgresAlone();
  expect(alone).toContain('tests/server/modules/projects/projects.test.ts');
  expect(alone).not.toContain('tests/server/database/records/queryPlans.test.ts');
  expect(alone).not.toContain('tests/server/http/authorization/authorizationMatrix.test.ts');
});
