import { APP_TEXTS } from '../../content/appTexts.ts';
import { acceptedLanguage } from '../../http/acceptedLanguage.ts';
import { refusalsFor } from '../../http/refusalLanguage.ts';

interface Told {
  reason: string;
  sourceRef: { rule: string };
}

const QUOTED = /[„“]([^„“”]+)[“”]/g;

let builtIn: ReadonlyMap<string, string> | undefined;

/** German of what the product brings along, such as phases, types and templates, by its English words. */
function builtInGerman(): ReadonlyMap<string, string> {
  const known =
    builtIn ??
    new Map(
      APP_TEXTS.filter(({ key }) => key.startsWith('built-in/')).map(
        ({ fallback, german }): [string, string] => [fallback, german ?? fallback],
      ),
    );
  builtIn = known;
  return known;
}

export type SayName = (name: string) => string;

/** Names and templates of what the product brings along in the language of whoever asked, for names that are made of them. */
export function builtInNames(acceptLanguage: string | undefined): SayName {
  if (acceptedLanguage(acceptLanguage) !== 'de') return name => name;
  const names = builtInGerman();
  return name => names.get(name) ?? name;
}

/** Suggestions with their reasons and rules in the language of whoever asked; what people named stays as it is. */
export function saidTo<Suggestion extends Told>(
  acceptLanguage: string | undefined,
  suggestions: readonly Suggestion[],
): Suggestion[] {
  if (acceptedLanguage(acceptLanguage) !== 'de') return [...suggestions];
  const say = refusalsFor(acceptLanguage);
  const names = builtInGerman();
  return suggestions.map(suggestion => ({
    ...suggestion,
    reason: say(suggestion.reason).replaceAll(QUOTED, (_, name: string) => `„${names.get(name) ?? name}“`),
    sourceRef: { ...suggestion.sourceRef, rule: say(suggestion.sourceRef.rule) },
  }));
}
