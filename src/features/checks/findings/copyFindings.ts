import type { Finding } from '@/api/findings';
import { SEVERITY_LABELS } from '@/features/shared/hazards/checkSeverities';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { personName } from '@/features/shared/people/personName';
import type { TextFunction } from '@/glossary/useText';
import { formatHtmlTable, formatTsv } from '@/ui/worksheet';

/** Findings as rows with a heading, for a spreadsheet or a document. */
export function findingRows(
  findings: readonly Finding[],
  text: TextFunction<'checks'>,
  projectText: TextFunction<'project'>,
): string[][] {
  const states = {
    OPEN: text('state-open', 'Open'),
    ACCEPTED: text('state-accepted', 'Accepted'),
    LAPSED: text('state-lapsed', 'Open again'),
  };
  return [
    [
      text('check', 'Check'),
      text('severity', 'Severity'),
      text('finding', 'Finding'),
      text('code', 'Code'),
      text('name', 'Name'),
      text('state', 'State'),
      text('reason', 'Reason'),
      text('by', 'By'),
      text('on', 'On'),
    ],
    ...findings.map(({ check, severity, title, code, name, state, acceptance }) => {
      const words = checkText({ check });
      return [
        check,
        projectText(SEVERITY_LABELS[severity]),
        words ? text(words) : title,
        code,
        name,
        states[state],
        acceptance?.reason ?? '',
        acceptance?.acceptedBy ? personName(acceptance.acceptedBy) : '',
        acceptance?.acceptedAt.slice(0, 10) ?? '',
      ];
    }),
  ];
}

/** Puts a table on the clipboard, for spreadsheets and for documents. @throws when the browser refuses */
export async function copyTable(rows: readonly (readonly string[])[]): Promise<void> {
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([formatTsv(rows)], { type: 'text/plain' }),
      'text/html': new Blob([formatHtmlTable(rows)], { type: 'text/html' }),
    }),
  ]);
}
