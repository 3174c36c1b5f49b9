import type { SettingsReader } from './settingsReader.ts';

/** A language model behind an interface as OpenAI's: its base address, such as http://127.0.0.1:11434/v1. */
export interface LanguageModelSettings {
  url: string;
  name: string;
  key: string | undefined;
}

/** Left out, nothing of an analysis is sent anywhere. */
export function readLanguageModel(read: SettingsReader): LanguageModelSettings | undefined {
  const key = read.secret('LANGUAGE_MODEL_KEY');
  const name = read.text('LANGUAGE_MODEL');
  if (!read.text('LANGUAGE_MODEL_URL')) {
    if (name || key) read.problem('LANGUAGE_MODEL_URL must be set as well to connect a language model');
    return undefined;
  }
  if (!name) read.problem('LANGUAGE_MODEL must name the model at LANGUAGE_MODEL_URL');
  return { url: read.address('LANGUAGE_MODEL_URL', ''), name: name ?? '', key };
}
