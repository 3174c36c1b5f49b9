/** So many of each kind are shown; the others are counted. */
export const SHOWN = 5;
/** So many projects count as those that I work in at the moment. */
export const RECENT_PROJECTS = 6;
