import { type TextOptions, useText } from './useText';

interface TextProps extends TextOptions {
  /** Left out when the text gives its own id. */
  id?: string;
  /** The fallback. */
  children: string;
}

/** A text of the glossary: `<Text id="empty" section="projects">No projects yet</Text>`. */
export function Text({ id, children, ...options }: TextProps) {
  return useText(id ?? children, id === undefined ? undefined : children, options);
}
