/** Maximum length of a record's name (domain.md 2.10). */
const MAX_NAME_LENGTH = 200;
/** Place of the function's name in a guideword's template (domain.md 4.1). */
const FUNCTION_PLACE = '{function}';

const clipped = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, Math.max(0, longest - 1)).trimEnd()}…`;

/** A name that fits a record's field. */
export const fittingName = (text: string) => clipped(text, MAX_NAME_LENGTH);

/**
 * Text of a malfunction: the guideword's template with the function's name in it. A long function name is cut, so that
 * the deviation itself always stays.
 */
export function malfunctionText(template: string, functionName: string): string {
  const rest = template.replaceAll(FUNCTION_PLACE, '').length;
  const places = template.split(FUNCTION_PLACE).length - 1;
  const room = places > 0 ? Math.floor((MAX_NAME_LENGTH - rest) / places) : MAX_NAME_LENGTH;
  const text = template.replaceAll(FUNCTION_PLACE, () => clipped(functionName, Math.max(1, room)));
  const named = places > 0 ? text : `${functionName}: ${template}`;
  return fittingName(named.charAt(0).toUpperCase() + named.slice(1));
}
