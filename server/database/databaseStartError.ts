/**
 * The database cannot be used, and a person has to do something about it.
 * `message` says what happened, what is safe and what to do; it never holds a password.
 * The process entry prints it and exits with a code other than 0.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
