import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Baseline, BaselineSignature } from '@/api/baselines';
import { PROJECT_ROLE_LABELS } from '@/features/shared/people/projectRoles';
import { useProjectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useUser } from '@/session/CurrentUser';
import { Section } from '@/ui/Section';
import { INDEPENDENCE_TEXTS, OWN_WORK_TEXTS } from '../baselineTexts';
import { SignDialog } from './SignDialog';
import { WithdrawDialog } from './WithdrawDialog';

/** Who stands for a baseline, withdrawn signatures too. */
export function Signatures({ projectUuid, baseline }: { projectUuid: string; baseline: Baseline }) {
  const text = useTexts('baselines');
  const user = useUser();
  const { can } = useProjectPermissions(projectUuid);
  const [isSigning, setIsSigning] = useState(false);
  const [withdrawn, setWithdrawn] = useState<BaselineSignature | null>(null);
  const { signatures } = baseline;
  const hasSigned = signatures.some(
    ({ signerUserUuid, withdrawnAt }) => signerUserUuid === user?.uuid && !withdrawnAt,
  );
  return (
    <Section
      title={text('signatures', 'Signatures')}
      purpose={
        signatures.length === 0 &&
        text.prose(
          'no-signatures',
          'Nobody has signed this baseline. A lead or an approver of the project can.',
        )
      }
      actions={
        can('baselines.sign') &&
        !hasSigned && (
          <Button size="small" variant="contained" onClick={() => setIsSigning(true)}>
            {text('sign', 'Sign…')}
          </Button>
        )
      }
    >
      {signatures.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {signatures.map(signature => (
            <Entry
              key={signature.uuid}
              signature={signature}
              onWithdraw={
                can('baselines.sign') && !signature.withdrawnAt ? () => setWithdrawn(signature) : undefined
              }
            />
          ))}
        </Box>
      )}
      {isSigning && (
        <SignDialog projectUuid={projectUuid} baseline={baseline} onClose={() => setIsSigning(false)} />
      )}
      {withdrawn && <WithdrawDialog signature={withdrawn} onClose={() => setWithdrawn(null)} />}
    </Section>
  );
}

interface EntryProps {
  signature: BaselineSignature;
  onWithdraw: (() => void) | undefined;
}

function Entry({ signature, onWithdraw }: EntryProps) {
  const text = useTexts('baselines');
  const formats = useFormats();
  const { signerName, projectRole, independence, independenceNote, statement, isOwnWork } = signature;
  const { signedAt, withdrawnAt, withdrawer, withdrawnReason } = signature;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: { sm: 'flex-start' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ ...(withdrawnAt && { textDecoration: 'line-through' }) }}>
          <strong>{signerName}</strong>
          {`, ${signature.function}`}
        </Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {statement}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            formats.dateTime(signedAt),
            projectRole && text(PROJECT_ROLE_LABELS[projectRole]),
            independence && text(INDEPENDENCE_TEXTS[independence]),
            independenceNote,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {isOwnWork !== 'NO' && (
          <Typography variant="body2" color="warning">
            {text.prose(OWN_WORK_TEXTS[isOwnWork])}
          </Typography>
        )}
        {withdrawnAt && (
          <Typography variant="body2" color="error">
            {text.prose('withdrawn', 'Withdrawn on {1} by {2}: {3}', {
              values: [
                formats.dateTime(withdrawnAt),
                withdrawer
                  ? `${withdrawer.firstName} ${withdrawer.lastName}`.trim()
                  : text('nobody', 'No longer known'),
                withdrawnReason,
              ],
            })}
          </Typography>
        )}
      </Box>
      {onWithdraw && (
        <Button
          size="small"
          onClick={onWithdraw}
          aria-label={text('withdraw-one', 'Withdraw the signature of {1}', { values: [signerName] })}
        >
          {text('withdraw', 'Withdraw…')}
        </Button>
      )}
    </Stack>
  );
}
