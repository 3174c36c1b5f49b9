/** Lengths of the contract (domain model 2.10): a title, and every longer text of a hazard. */
export const MAX_NAME = 200;
export const MAX_TEXT = 8000;
export const MAX_RESIDUAL_RISK_NOTE = 2000;
export const MAX_STANDARD_CLAUSE = 200;
export const MAX_EXTERNAL_ID = 200;
export const MAX_PUBLISHED_RATING = 60;
/** Effects of one hazard. */
export const MAX_EFFECTS = 50;
