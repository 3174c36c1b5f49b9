/** "1. …", "2) …", "- …", "• …" at the start of a line. */
const MARKER = /^\s*(?:\(?\d{1,2}[.)]|[a-z]\)|[-–•*])\s+/;

/**
 * The situations that one cell lists: one on each line, with semicolons between, or as a numbered list on one line. A
 * line that only goes on with the sentence before (it starts with a small letter and has no marker) belongs to it.
 * @returns at least one, trimmed and each once
 */
export function severalInOne(text: string): string[] {
  const whole = text.trim();
  const inline = /(?:^|\s)1[.)]\s+\S[\s\S]*\s2[.)]\s+\S/.test(whole);
  const listed = inline ? whole.replaceAll(/\s+(?=\d{1,2}[.)]\s+\S)/g, '\n') : whole;
  const lines: string[] = [];
  for (const line of listed.split(/\n|;/)) {
    const isMarked = MARKER.test(line);
    const part = line.replace(MARKER, '').trim();
    if (part === '') continue;
    const before = lines.at(-1);
    const goesOn = before !== undefined && !isMarked && /^\p{Ll}/u.test(part) && !listed.includes(';');
    if (goesOn) lines[lines.length - 1] = `${before} ${part}`;
    else lines.push(part);
  }
  return lines.length > 0 ? [...new Set(lines)] : [whole];
}
