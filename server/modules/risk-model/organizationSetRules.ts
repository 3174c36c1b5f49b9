import type { ErrorField } from '../../contract/errors.ts';

interface Use {
  isChecked?: boolean | undefined;
  labelOverrides?: readonly { uuid: string; label: string }[] | undefined;
}

interface LinkedSet {
  name: string;
  /** false: a template that ships disabled (domain model 3, trust below 4). */
  isEnabled: boolean;
  /** Whether its table gives any result. */
  isFilled: boolean;
  /** Its levels, classes and ratings. */
  labelled: readonly string[];
}

/**
 * Why an organization cannot use a set like this; undefined when it can. A template can be used only after somebody
 * has compared it with the standard; labels can be renamed, the table cannot be changed (domain model 1.41).
 */
export function problemOfLink(use: Use, set: LinkedSet): ErrorField | undefined {
  if (!set.isEnabled && !use.isChecked)
    return {
      path: 'isChecked',
      message: `${set.name} is a template that was not checked against the standard. Check it and say so before it is used.`,
    };
  if (!set.isFilled)
    return {
      path: 'riskRatingSetUuid',
      message: `The table of ${set.name} is not filled, so it gives no ratings. Choose another set.`,
    };
  const strange = use.labelOverrides?.findIndex(({ uuid }) => !set.labelled.includes(uuid)) ?? -1;
  if (strange >= 0)
    return {
      path: `labelOverrides.${strange}.uuid`,
      message: `This is not a level, class or rating of ${set.name}. Only its own labels can be renamed.`,
    };
  const labels = use.labelOverrides?.map(({ uuid }) => uuid) ?? [];
  const twice = labels.findIndex((uuid, index) => labels.indexOf(uuid) !== index);
  if (twice >= 0)
    return {
      path: `labelOverrides.${twice}.uuid`,
      message: 'This label is renamed twice. Keep one of them.',
    };
  return undefined;
}
