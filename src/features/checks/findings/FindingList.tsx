import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Finding } from '@/api/findings';
import { useProjectPermissions } from '@/features/shared/permissions/usePermissions';
import { AcceptDialog } from './AcceptDialog';
import { FindingItem } from './FindingItem';
import { mayJudge } from './findingRights';

interface FindingListProps {
  projectUuid: string;
  findings: readonly Finding[];
  /** What an entry says in place of its record. */
  titleOf?: (finding: Finding) => ReactNode;
  /** What stands before the record. */
  prefixOf?: (finding: Finding) => ReactNode;
}

/** Findings one below the other; arrows lead from one to the next. */
export function FindingList({ projectUuid, findings, titleOf, prefixOf }: FindingListProps) {
  const permissions = useProjectPermissions(projectUuid);
  const [asked, setAsked] = useState<Finding | null>(null);
  return (
    <>
      <Box
        component="ul"
        onKeyDown={walk}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          borderTop: 1,
          borderColor: 'divider',
          '& > li': { borderBottom: 1, borderColor: 'divider' },
        }}
      >
        {findings.map(finding => (
          <FindingItem
            key={`${finding.check} ${finding.uuid}`}
            projectUuid={projectUuid}
            finding={finding}
            title={titleOf?.(finding)}
            prefix={prefixOf?.(finding)}
            onAccept={mayJudge(finding, permissions) ? () => setAsked(finding) : undefined}
          />
        ))}
      </Box>
      {asked && <AcceptDialog projectUuid={projectUuid} finding={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Up and down from link to link, over the borders of the groups. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...document.querySelectorAll<HTMLElement>('[data-finding]')];
  const row = (event.target as Element).closest('li');
  const at = links.findIndex(link => row?.contains(link));
  const next = links[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
