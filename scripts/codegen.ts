import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { contractLimits } from './contractLimits.ts';

/**
 * Regenerates everything that follows from the contract in openapi/: the bundled contract, the server's operation
 * types, the web app's clients and the limits of its forms. With --check it fails when that changes or adds a file.
 */
const GENERATED = ['openapi/bundled', 'server/contract/generated/operations.ts', 'src/api/generated'];

function run(command: string, ...args: string[]): string {
  const result = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (result.status !== 0) {
    console.error(
      `${command} ${args.join(' ')} failed:\n${result.stdout ?? ''}${result.stderr ?? result.error ?? ''}`,
    );
    process.exit(result.status ?? 1);
  }
  return result.stdout;
}

mkdirSync('openapi/bundled', { recursive: true });
run('redocly', 'bundle', 'openapi/v1.yaml', '-o', 'openapi/bundled/v1.json');
// Called through its API: its command line would read redocly.yaml as its own configuration.
const types = await openapiTypescript(pathToFileURL('openapi/bundled/v1.json'));
mkdirSync('server/contract', { recursive: true });
writeFileSync('server/contract/generated/operations.ts', COMMENT_HEADER + astToString(types));
// The generator never removes the file of an area that is gone.
rmSync('src/api/generated', { recursive: true, force: true });
mkdirSync('src/api/generated', { recursive: true });
run('rtk-query-codegen-openapi', 'codegen.config.ts');
const contract = JSON.parse(readFileSync('openapi/bundled/v1.json', 'utf8'));
writeFileSync('src/api/generated/limits.gen.ts', contractLimits(contract));
writeFileSync(
  'src/api/generated/contractVersion.gen.ts',
  `export const CONTRACT_VERSION = '${contract.info.version}';\n`,
);
// A type only: it costs the browser nothing, and a code that the contract does not have does not compile.
writeFileSync(
  'src/api/generated/errorCode.gen.ts',
  `export type ErrorCode = ${contract.components.schemas.ErrorCode.enum.map((code: string) => `'${code}'`).join(' | ')};\n`,
);
// The generator formats in its own style; we want one. The project's configuration skips generated files, so this call
// names the style itself.
run('biome', 'format', '--write', '--config-path=scripts/biome-generated.json', 'src/api/generated');

if (process.argv.includes('--check')) {
  const changed = run('git', 'status', '--porcelain', '--', ...GENERATED);
  if (changed !== '') {
    console.error(`Generated files are not current. Run "npm run codegen" and commit:\n${changed}`);
    process.exit(1);
  }
}
console.log('Generated files are current.');
