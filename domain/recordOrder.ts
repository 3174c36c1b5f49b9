/** A new record comes this far behind the last one, so that others can be put between them. */
export const POSITION_STEP = 32;

/** The last place of the contract; several records there stand by their codes. */
export const LAST_POSITION = 1_000_000;
