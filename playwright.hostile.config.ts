import base from './playwright.config.ts';

/** Inputs that are meant to do harm, in a real Chromium: the second half of npm run test:hostile. */
export default { ...base, testDir: 'tests/hostile/browser' };
