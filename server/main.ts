import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * Process entry. It only prepares the loading of the rest, because all of a module's own imports are loaded before its
 * first line runs.
 */

// Types stripped and code compiled once, not at every start. Where this folder cannot be written, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)));

/**
 * Packages of hundreds of small modules whose package.json is large: Node reads it again for every one of them, which
 * costs 0.4 s and 150 MB at each start. Their files with the ending .js are all ES modules.
 */
const MANY_MODULES = /\/node_modules\/drizzle-orm\/.*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (
      specifier.startsWith('.') &&
      parentURL &&
      MANY_MODULES.test(parentURL) &&
      conditions.includes('import')
    )
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
});

/**
 * The answers of large lists are texts of megabytes that live for milliseconds. V8 would let the heap grow to a multiple
 * before it clears them away; a fifth keeps the process under 300 MB (docs/bench.md) and limits nothing.
 */
setFlagsFromString('--heap-growing-percent=20');

await import('./serve.ts');
