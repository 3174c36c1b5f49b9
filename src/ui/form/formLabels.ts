import type { LimitProblem } from '@/lib/fieldLimits';

/** The texts of the forms' own. A caller translates them by passing any of them as `labels`. */
export const defaultFormLabels = {
  missing: 'Fill in this field.',
  missingChoice: 'Choose one.',
  tooLong: (limit: number, length: number) => `The text has ${length} characters; ${limit} are allowed.`,
  tooShort: (limit: number) => `At least ${limit} characters are needed.`,
  tooSmall: (limit: number) => `Enter ${limit} or more.`,
  tooLarge: (limit: number) => `Enter ${limit} or less.`,
  tooFew: (limit: number) => `Choose at least ${limit}.`,
  tooMany: (limit: number) => `Choose at most ${limit}.`,
  number: 'Enter a number.',
  integer: 'Enter a whole number.',
  email: 'Enter an e-mail address, such as ana@example.org.',
  date: 'Enter a date.',
  pattern: 'Write it on one line, with characters that can be seen.',
  choice: 'Choose one of the list.',
  characters: 'The text has characters that cannot be stored.',
  charactersLeft: (count: number) => `${count} characters left`,
  none: 'None',
  noOptions: 'Nothing matches',
  clear: 'Clear',
  open: 'Open the list',
  close: 'Close the list',
  save: 'Save',
  cancel: 'Cancel',
  notSaved: 'Not saved.',
  kept: 'What you entered is still here.',
};

export type FormLabels = typeof defaultFormLabels;

/** What to say about a value that the contract would refuse. */
export function problemMessage(problem: LimitProblem, labels: FormLabels, isChoice = false): string {
  switch (problem.kind) {
    case 'missing':
      return isChoice ? labels.missingChoice : labels.missing;
    case 'too-long':
      return labels.tooLong(problem.limit, problem.length);
    case 'too-short':
      return labels.tooShort(problem.limit);
    case 'too-small':
      return labels.tooSmall(problem.limit);
    case 'too-large':
      return labels.tooLarge(problem.limit);
    case 'too-few':
      return labels.tooFew(problem.limit);
    case 'too-many':
      return labels.tooMany(problem.limit);
    default:
      return labels[problem.kind];
  }
}
