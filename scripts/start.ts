import { isWebBuilt } from './webBuild.ts';

/** `npm start`: builds the web app when its sources are newer than the build, then runs the server in this process. */

// Started by hand, in the background, the server outlives its shell; started by npm, it ends with npm.
if (process.env.npm_lifecycle_event) await import('./endWithParent.ts');
if (!isWebBuilt()) {
  console.log('Building the web app …');
  await import('./build.ts');
}
await import('../server/main.ts');
