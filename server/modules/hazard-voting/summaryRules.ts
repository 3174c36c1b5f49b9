import { message, type NotificationMessage, words } from '../notifications/index.ts';

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
  dueDate: string | null;
  voters: { pending: number; cast: number; notNeeded: number };
  missingUserUuids: string[];
  /** null while the votes are blind, as is `hasConsensus`; `votes` is empty then. */
  spread: number | null;
  hasConsensus: boolean | null;
  votes: SummaryVote[];
}

/** Maximum length of a message; a summary says how much it leaves out. */
const MAX_CHARACTERS = 8000;

/** The sentence for a round, by stage and status. */
const stateOf = ({ stage, status, hasConsensus }: Line) =>
  `ROUND_${stage}_${status === 'OPEN' ? 'OPEN' : hasConsensus ? 'AGREED' : 'NOT_AGREED'}` as const;

/** One round: hazard, progress, missing voters, and after the reveal each vote. */
function lineMessages(line: Line, nameOf: ReadonlyMap<string, string>): NotificationMessage[] {
  const { code, name, round, status, dueDate, voters, spread, missingUserUuids, votes } = line;
  const title = [code, name].filter(Boolean).join(' ');
  const missing = missingUserUuids.flatMap(uuid => nameOf.get(uuid) ?? []);
  const values = [title, round, voters.cast, voters.cast + voters.pending];
  return [
    message(stateOf(line), ...values, ...(status === 'OPEN' ? [] : [spread ?? 0])),
    ...(dueDate && status === 'OPEN' ? [message('DUE', dueDate)] : []),
    ...(missing.length > 0 ? [message('ROUND_MISSING', missing.join(', '))] : []),
    ...votes.map(vote => words(`${vote.voter}: ${vote.levels}${vote.rating ? ` → ${vote.rating}` : ''}`)),
  ];
}

/** The text of a summary: the sender's own first, then a paragraph for each round, as far as it fits. */
export function summaryText(
  lines: readonly Line[],
  nameOf: ReadonlyMap<string, string>,
  lengthOf: (said: readonly NotificationMessage[]) => number,
  text?: string,
): NotificationMessage[] {
  const messages = text?.trim() ? [words(text.trim())] : [];
  let length = lengthOf(messages);
  for (const [index, line] of lines.entries()) {
    const paragraph = lineMessages(line, nameOf);
    length += lengthOf(paragraph) + 2;
    const isFull = length > MAX_CHARACTERS - 60;
    // An empty line between paragraphs.
    if (messages.length > 0) messages.push(words(''));
    messages.push(...(isFull ? [message('MORE_ROUNDS', lines.length - index)] : paragraph));
    if (isFull) break;
  }
  return messages;
}
