import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What zxcvbn counts for eight characters drawn at random, the shortest password that is allowed. */
const MIN_GUESSES = 10 ** 8;
/** The work grows with the square of the length; what is hard to guess up to here stays so with more behind it. */
const MAX_EXAMINED = 32;

/** Leaked passwords and keyboards. The list is part of the package, so nothing is asked outside. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a password is among the first that anybody would try: one from the lists of leaked passwords, whatever case,
 * digits or signs it wears, a walk over the keyboard, a repetition, a date, or the person's own address.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const [local = ''] = email.toLowerCase().split('@');
  const own = [email.toLowerCase(), local, ...local.split(/[^\p{L}\p{N}]+/u)].filter(Boolean);
  const { guesses } = estimator.check(password.normalize('NFKC').slice(0, MAX_EXAMINED), own);
  return guesses < MIN_GUESSES;
}
