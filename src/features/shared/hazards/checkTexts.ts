import type { HaraCheck } from '@/api/exports';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** What the checks of the method find, in the words of the answer's `title`, so that they are read in German as well. */
const CHECK_TEXTS: Readonly<Record<string, TextDefinition | undefined>> = defineTexts('check', {
  V1: 'The level differs from the rating set’s table, or from the published one',
  V2: 'A hazard of the safety target is above the level stated by hand, or does not count in its level',
  V3: 'The level asks for a safety target or, at a machine, an accepted measure, and there is none',
  V4: 'The level asks for no safety target, and there is one',
  V5: 'The malfunction has neither a hazard nor a disposition with its reason',
  V6: 'A rating has no rationale',
  V7: 'The hazard is rated without a linked exposure situation',
  V8: 'The safety target has no hazards, or is provisional',
  V9: 'The same event in the same situation is rated differently',
  V10: 'The exposure rationale uses words of a fault rate',
  V11: 'Counts in a text differ from the data',
  V12: 'A measure that leaves the harm as it is, such as training, is taken to lower the severity',
  V13: 'A safety function has no required level',
  V14: 'A low probability is taken without a justification, or by a measure that may not',
  V15: 'Votes are two or more levels apart without a comment',
  V16: 'A vote is by somebody who is not a member of the project',
  V17: 'The function has guideword cells without a malfunction',
  V18: 'The risk is high, and only information or user measures answer it',
  V19: 'The risk is frozen while an assumption behind it is open',
  V20: 'The table of the rating set in use has not been checked',
  V21: 'The final rating is outdated: the initial rating or a measure changed after it',
  V22: 'A verified measure, or the safety function that it is, achieves less than it has to',
  V23: 'The requirement has a lower level than one of its safety targets',
  V24: 'The misuse is ruled out without a reason',
  V25: 'The safety function achieves less than its hazards ask for, or is verified without a level',
  V26: 'The requirement is decomposed in a way that is not allowed, or not argued',
  V27: 'Detection and reaction together take longer than the fault-tolerant time interval',
  V28: 'The safety function claims a level that its failure rate or its category does not support',
  V29: 'The exposure of the rating is not the one of its situation',
  V30: 'A measure brings new hazards, and none is named',
  V31: 'The situation is ruled out without a reason',
});

/** The text of a check; undefined for one that a newer platform has, which is read in the platform's own words. */
export const checkText = ({ check }: Pick<HaraCheck, 'check'>): TextDefinition | undefined =>
  CHECK_TEXTS[check];
