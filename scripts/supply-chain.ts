import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { licenceProblems } from './licenceRules.ts';

/**
 * `npm run supply`: checks licences and checksums of all packages, writes what the server is made of to sbom.json
 * (CycloneDX), and asks the package registry for known weaknesses. `-- --check` does the first alone, as every run of
 * the tests does: it needs no network.
 */
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const problems = licenceProblems(lock);
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(lock.packages).length - 1} packages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;

function npm(...words: string[]): { status: number | null; output: string } {
  const { status, stdout } = spawnSync('npm', words, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, output: stdout };
}

if (!process.argv.includes('--check')) {
  const sbom = npm('sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx');
  if (sbom.status === 0) writeFileSync(new URL('../sbom.json', import.meta.url), sbom.output);
  console.log(sbom.status === 0 ? 'sbom.json is written' : 'The list of parts could not be made.');
  const audit = npm('audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000');
  const { metadata, message } = JSON.parse(audit.output || '{}') as {
    metadata?: { vulnerabilities: Record<string, number> };
    message?: string;
  };
  // No network is no weakness: the run goes on and says that nobody was asked.
  if (!metadata)
    console.log(
      `Known weaknesses: not asked, no network or no answer of the registry (${message ?? 'it said nothing'})`,
    );
  else {
    const { high = 0, critical = 0, total = 0 } = metadata.vulnerabilities;
    console.log(`${total} known weaknesses, ${high + critical} of them high or critical`);
    if (high + critical > 0) process.exitCode = 1;
  }
}
