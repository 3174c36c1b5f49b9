/** So many of each kind are shown; the others are counted. */
export const SHOWN = 5;
/** So many projects count as those that I work in at the moment. */
export const RECENT_PROJECTS = 6;
/** In so many of the projects changed last it is looked for what is open: each is read whole, one after the other. */
export const CHECKED_PROJECTS = 12;
