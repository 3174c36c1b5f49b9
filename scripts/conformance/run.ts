import { parseArgs } from 'node:util';
import { checkBackend } from './checkBackend.ts';

/**
 * `npm run conformance -- --url https://tool.example/v1 --token … --project <uuid>`: compares a backend with the
 * contract and prints what differs; see docs/how-to/check-a-backend.md. Ends with 1 when something does.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    project: { type: 'string' },
    'reader-token': { type: 'string' },
    'stranger-token': { type: 'string' },
    operations: { type: 'string' },
  },
});
const { url, token, project } = values;
if (!url || !token || !project) {
  console.error(
    'Say --url, --token (of an engineer or lead) and --project (a uuid; records are made in it).',
  );
  process.exit(2);
}
const findings = await checkBackend(
  {
    url: url.replace(/\/$/, ''),
    token,
    projectUuid: project,
    readerToken: values['reader-token'],
    strangerToken: values['stranger-token'],
  },
  values.operations?.split(','),
);
for (const [operation, found] of Map.groupBy(findings, ({ operation }) => operation)) {
  console.log(operation);
  for (const { check, problem } of found) console.log(`  ${check}: ${problem}`);
}
console.log(findings.length === 0 ? 'The backend speaks the contract.' : `${findings.length} differences.`);
process.exit(findings.length === 0 ? 0 : 1);
