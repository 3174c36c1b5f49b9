import { ensureBuilt } from './builtApp.ts';

/** Every worker starts a server of its own (`test.ts`); what it serves is the web app as its sources stand. */
export default ensureBuilt;
