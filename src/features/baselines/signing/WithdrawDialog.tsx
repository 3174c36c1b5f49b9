import { type BaselineSignature, useWithdrawBaselineSignatureMutation } from '@/api/baselines';
import { SignatureWithdrawLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';

interface WithdrawDialogProps {
  signature: BaselineSignature;
  onClose: () => void;
}

/** A signature no longer stands, and says why. */
export function WithdrawDialog({ signature, onClose }: WithdrawDialogProps) {
  const text = useTexts('baselines');
  const [withdraw] = useWithdrawBaselineSignatureMutation();
  const form = useApiForm({
    limits: SignatureWithdrawLimits,
    values: { reason: '' },
    send: signatureWithdraw => withdraw({ baselineSignatureUuid: signature.uuid, signatureWithdraw }),
    sentText: text('withdrawn-now', 'Signature withdrawn'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('withdraw-title', 'Withdraw the signature of {1}', { values: [signature.signerName] })}
      submitLabel={text('withdraw-confirm', 'Withdraw signature')}
      onClose={onClose}
    >
      <FormLongTextField name="reason" label={text('withdraw-reason', 'Why it no longer stands')} autoFocus />
    </ApiFormDialog>
  );
}
