import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useCreateApiTokenMutation } from '@/api/api-tokens';
import { ApiTokenCreateLimits } from '@/api/limits';
import { useConfiguration } from '@/config/ConfigurationContext';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { organizationNamesakes, withMark } from '@/features/shared/names/namesakes';
import { SecretDialog } from '@/features/shared/secrets/SecretDialog';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { errorStatus } from '@/lib/apiError';
import { useCurrentUser } from '@/session/CurrentUser';
import { FormChoiceField, FormTextField } from '@/ui/form';
import { ACCESS_EXPLANATIONS, ACCESS_LABELS, ACCESSES } from './apiTokenTexts';

const DAYS = ['7', '30', '90', '365'] as const;
const LIMITS = { ...ApiTokenCreateLimits, validDays: { type: 'string', required: true } } as const;

/** Makes a token for scripts; it is shown this once. */
export function NewApiTokenDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts('api-tokens');
  const [token, setToken] = useState<string | null>(null);
  return token === null ? (
    <TokenForm onMade={setToken} onClose={onClose} />
  ) : (
    <SecretDialog
      title={text('made', 'The token is ready')}
      warning={text.prose(
        'once',
        'Keep it like a password: whoever has it works in your name. It is shown this once and never again.',
      )}
      label={text('token', 'Token')}
      secret={token}
      onClose={onClose}
    />
  );
}

function TokenForm({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const text = useTexts('api-tokens');
  const { organizations } = useCurrentUser();
  const namesakes = organizationNamesakes(organizations);
  // A secret stays out of the store.
  const [create, { reset }] = useCreateApiTokenMutation();
  const form = useApiForm({
    limits: LIMITS,
    values: { name: '', access: 'READ', organizationUuid: null as string | null, validDays: '90' },
    send: ({ name, access, organizationUuid, validDays }) =>
      create({
        apiTokenCreate: {
          name,
          access: access as 'READ',
          organizationUuid: organizationUuid ?? null,
          validDays: Number(validDays),
        },
      }),
    onSent: ({ data }) => {
      reset();
      onMade(data.token);
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('new', 'New API token')}
      submitLabel={text('make', 'Make token')}
      onClose={onClose}
    >
      {errorStatus(form.error) === 403 && <ConfirmLink />}
      <DialogContentText>
        {text.prose(
          'explanation',
          'A script sends it instead of a sign-in and may do what you may, within the limits below. It can neither make further tokens nor change your account or administer the platform.',
        )}
      </DialogContentText>
      <FormTextField
        name="name"
        label={text('name', 'Name')}
        helperText={text.prose('name-help', 'What it is for, such as the script and where it runs.')}
        autoFocus
      />
      <FormChoiceField
        name="access"
        label={text('access', 'Access')}
        options={ACCESSES.map(value => ({
          value,
          label: text(ACCESS_LABELS[value]),
          description: text(ACCESS_EXPLANATIONS[value]),
        }))}
      />
      <FormChoiceField
        name="organizationUuid"
        label={text('organization', 'Only in this organization')}
        helperText={text.prose('organization-help', 'Leave it open for all your organizations.')}
        options={organizations.map(({ organizationUuid, name }) => ({
          value: organizationUuid,
          label: withMark(name, namesakes.get(organizationUuid)),
        }))}
      />
      <FormChoiceField
        name="validDays"
        label={text('valid', 'Valid for')}
        options={DAYS.map(days => ({
          value: days,
          label: text('days', '{1} days', { count: Number(days), one: '{1} day' }),
        }))}
      />
    </ApiFormDialog>
  );
}

/** The server asks for a sign-in of the last minutes: the provider's page leads back here. */
function ConfirmLink() {
  const text = useTexts('api-tokens');
  const { securityUrl } = useConfiguration();
  const language = useLanguage();
  if (!securityUrl) return null;
  const query = new URLSearchParams({ next: 'account', ui_locales: language });
  return (
    <Link href={`${securityUrl}/confirm?${query}`} variant="body2">
      {text('confirm', 'Give my password again')}
    </Link>
  );
}
