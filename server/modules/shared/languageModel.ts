import type { LanguageModelSettings } from '../../settings.ts';

interface Prompt {
  /** What it is to do. */
  instructions: string;
  /** What it is to do it with. */
  text: string;
}

/**
 * What a language model with an interface as OpenAI's says to a prompt, without blanks around it.
 * @param timeoutMs after this time it counts as away
 * @throws Error where it is away, refuses or says nothing
 */
export async function completed(
  { url, name, key }: LanguageModelSettings,
  { instructions, text }: Prompt,
  timeoutMs: number,
): Promise<string> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: name,
      temperature: 0,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: text },
      ],
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`it answered with ${response.status}`);
  const body = (await response.json()) as { choices?: { message?: { content?: unknown } }[] };
  const content = body.choices?.[0]?.message?.content;
  if (typeof content !== 'string') throw new Error('its answer has no text');
  return content.trim();
}
