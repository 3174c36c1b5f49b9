import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** When exactly a check fails (domain model 2.7), in words for whoever has to mend it. */
const CONDITIONS: Readonly<Record<string, TextDefinition | undefined>> = defineTexts(
  'checks',
  {
    V1: 'The stored rating or class is not the one that the table gives for these levels, or is missing; or the rating that the source of the hazard states is another one.',
    V2: 'The target was raised to a rating below the initial rating of one of its hazards, or a hazard that needs a target is not rated in the target’s rating set.',
    V3: 'The initial rating asks for a safety target, and none names the hazard. At a machine an accepted, implemented or verified measure does as well, an external one once its owner has agreed.',
    V4: 'The initial rating is QM or accepted, and a safety target names the hazard all the same.',
    V5: 'No hazard names the malfunction, and it is to be analysed, a duplicate of nothing, or ruled out without a reason.',
    V6: 'A level was chosen, and nobody wrote why.',
    V7: 'The hazard is rated, and no exposure situation is linked.',
    V8: 'The safety target is provisional, or no hazard leads to it.',
    V9: 'Another hazard with the same event, situation and rating set has another severity or avoidability.',
    V10: 'The reason has words for how often a fault occurs (failure rate, FIT, MTTF), not for how often the situation does. Words are compared, not meanings: a paraphrase is not found.',
    V11: 'Every count is worked out when it is asked for, so none can differ.',
    V12: 'Information, training, organization, protective equipment or a complementary measure is taken to lower the severity.',
    V13: 'A safety function counts for the hazard, and nobody says which level it has to reach.',
    V14: 'The low probability was chosen without a reason, or is claimed by a measure that may not claim it.',
    V15: 'The last revealed round has votes two or more levels apart, and nobody commented on it since.',
    V16: 'Somebody who voted is not a member of the project.',
    V17: 'The function is in scope, and no malfunction answers one of the default guidewords.',
    V18: 'The initial rating is unacceptable or one of the two highest, and every measure that counts only informs people, or is up to them or to others.',
    V19: 'The risk is frozen, and an assumption of the hazard, its function or its exposure is still open.',
    V20: 'The table of the rating set has not been compared with the published one.',
    V21: 'The initial levels, or the measures that count, are not those on which the final rating was worked out.',
    V22: 'The measure is verified, and the level it achieves is below the level it has to reach. PL and SIL are compared by table 3 of ISO 13849-1.',
    V23: 'The requirement has no level although its safety target demands one, or one below it. Of a decomposed level such as ASIL B(D) the one in brackets counts.',
    V24: 'No hazard names the misuse, and it was ruled out without a reason or as a duplicate of nothing.',
    V25: 'The level that the safety function achieves is below the highest one that its hazards ask for, or it is verified and nobody says what it achieves. PL and SIL are compared by table 3 of ISO 13849-1.',
    V26: 'The parts that the requirement is decomposed into are not two, their shares are no pair that its ASIL allows, both are allocated to the same element, or nobody wrote why the elements are independent.',
    V27: 'The time to detect a fault and the time to react to it, as far as they are stated, add up to more than the fault-tolerant time interval.',
    V28: 'The PFHd is not below the upper bound of the level that the safety function claims, or its category cannot reach that level (ISO 13849-1, figure 5).',
    V29: 'The initial rating has another exposure than the situation has in the same rating set.',
    V30: 'A measure that counts is judged to bring new hazards, and nobody linked the hazards that it brings.',
    V31: 'No hazard names the situation, and it was ruled out without a reason or as a duplicate of nothing.',
  },
  'condition-',
);

/** Undefined for a check that a newer platform has. */
export const checkCondition = (check: string): TextDefinition | undefined => CONDITIONS[check];
