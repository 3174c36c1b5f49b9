/** A vote of a revealed round in words. */
export interface SummaryVote {
  voter: string;
  levels: string;
  rating: string | null;
}

/** One voting round in a summary. */
export interface Line {
  hazardUuid: string;
  code: string;
  name: string;
  hazardVoteEventUuid: string;
  stage: 'INITIAL' | 'FINAL';
  round: number;
  status: 'OPEN' | 'REVEALED' | 'CLOSED' | 'RESET';
  voters: { pending: number; cast: number; notNeeded: number };
  missingUserUuids: string[];
  /** null as long as the votes are blind, like the next one; `votes` is empty then. */
  spread: number | null;
  hasConsensus: boolean | null;
  votes: SummaryVote[];
}

/** Longest text of a message; a summary says how much it leaves out. */
const MOST_CHARACTERS = 8000;

const levels = (count: number) => (count === 1 ? '1 level' : `${count} levels`);

function stateOf({ status, spread, hasConsensus }: Line): string {
  if (status === 'OPEN') return 'open, votes not revealed';
  if (hasConsensus) return `revealed, agreed (spread ${levels(spread ?? 0)})`;
  return `revealed, not agreed (spread ${levels(spread ?? 0)})`;
}

/** One round: what is voted on, how far it is, who is missing, and once revealed who voted what. */
function lineText(line: Line, nameOf: ReadonlyMap<string, string>): string {
  const { code, name, stage, round, voters, missingUserUuids, votes } = line;
  const title = [code, name].filter(Boolean).join(' ');
  const missing = missingUserUuids.flatMap(uuid => nameOf.get(uuid) ?? []);
  return [
    `${title}: ${stage.toLowerCase()} risk, round ${round}: ${stateOf(line)}; ${voters.cast} of ${voters.cast + voters.pending} voted`,
    ...(missing.length > 0 ? [`  Missing: ${missing.join(', ')}`] : []),
    ...votes.map(vote => `  ${vote.voter}: ${vote.levels}${vote.rating ? ` → ${vote.rating}` : ''}`),
  ].join('\n');
}

/** The text of a summary: the sender's own first, then a paragraph for each round, as far as it fits. */
export function summaryText(
  lines: readonly Line[],
  nameOf: ReadonlyMap<string, string>,
  message?: string,
): string {
  const parts = message?.trim() ? [message.trim()] : [];
  let length = parts.join().length;
  for (const [index, line] of lines.entries()) {
    const text = lineText(line, nameOf);
    length += text.length + 2;
    if (length > MOST_CHARACTERS - 60) {
      parts.push(`And ${lines.length - index} more; see the worksheet.`);
      break;
    }
    parts.push(text);
  }
  return parts.join('\n\n');
}
