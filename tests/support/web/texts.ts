import type { TextDefinition } from '@/glossary/defineTexts';
import type { TextFunction, TextOptions } from '@/glossary/useText';
import { substituteValues } from '../../../glossary/selectText.ts';

/** Every text as its fallback, for code that is given the texts and is no component. */
export const fallbackText: TextFunction<never> = (
  idOrText: string | TextDefinition,
  second?: string | TextOptions,
  third?: TextOptions,
) =>
  typeof idOrText === 'string'
    ? substituteValues((second as string | undefined) ?? idOrText, third?.values ?? [])
    : substituteValues(idOrText.fallback, (second as TextOptions | undefined)?.values ?? []);
