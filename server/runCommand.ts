import { sentenceOf } from './explainStart.ts';

/** Runs what a person typed; what they can act on is a sentence and exit code 2, all else has a stack and 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { code, message, stack } = error as NodeJS.ErrnoException;
    const sentence = sentenceOf(error) ?? (code?.startsWith('ERR_PARSE_ARGS') ? message : undefined);
    process.stderr.write(`${sentence ?? `The command failed: ${stack ?? error}`}\n`);
    process.exitCode = sentence ? 2 : 1;
  }
}
