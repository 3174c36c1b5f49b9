import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { type BundledLicence, type Lockfile, licenceList } from './licenceList.ts';

/** `npm run build`: the web app in dist/, every file also precompressed, so that the server never compresses one. */

const ASSETS = 'dist/assets';
const SMALLEST = 1024;
const LICENCES = join(ASSETS, 'licences.json');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

// Test runners say "test", and then React's slow development build would go into the product.
process.env.NODE_ENV = 'production';
await build({ logLevel: 'warn' });
writeFileSync(
  LICENCES,
  JSON.stringify(
    licenceList(readJson(LICENCES) as BundledLicence[], readJson('package-lock.json') as Lockfile),
  ),
);
for (const name of readdirSync(ASSETS)) {
  const file = join(ASSETS, name);
  const content = readFileSync(file);
  // Fonts are compressed already; source maps are for a developer's own machine.
  if (content.length < SMALLEST || name.endsWith('.woff2') || name.endsWith('.map')) continue;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  );
}
