import { useState } from 'react';
import { ToolConnectionCreateLimits, ToolConnectionUpdateLimits } from '@/api/limits';
import {
  type ToolConnection,
  useCreateToolConnectionMutation,
  useUpdateToolConnectionMutation,
} from '@/api/tool-connections';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { SecretDialog } from '@/features/shared/secrets/SecretDialog';
import { useTexts } from '@/glossary/useText';
import { FormTextField } from '@/ui/form';

/** Connects a tool; the secret that comes back is shown this once. */
export function NewConnectionDialog({ projectUuid, onClose }: { projectUuid: string; onClose: () => void }) {
  const text = useTexts('project-settings');
  const [secret, setSecret] = useState<string | null>(null);
  return secret === null ? (
    <ConnectionForm projectUuid={projectUuid} onCreated={setSecret} onClose={onClose} />
  ) : (
    <SecretDialog
      title={text('secret-title', 'The tool is connected')}
      warning={text.prose(
        'secret-once',
        'Enter this secret in the tool now. It is shown this once and never again.',
      )}
      label={text('secret', 'Secret')}
      secret={secret}
      onClose={onClose}
    />
  );
}

interface ConnectionFormProps {
  projectUuid: string;
  onCreated: (secret: string) => void;
  onClose: () => void;
}

function ConnectionForm({ projectUuid, onCreated, onClose }: ConnectionFormProps) {
  const text = useTexts('project-settings');
  // A secret stays out of the store.
  const [create, { reset }] = useCreateToolConnectionMutation();
  const form = useApiForm({
    limits: ToolConnectionCreateLimits,
    values: { name: '', toolCode: '', commandUrl: '', remoteProjectRef: '' },
    send: values => create({ toolConnectionCreate: { ...values, projectUuid } }),
    onSent: ({ data }) => {
      reset();
      onCreated(data.secret);
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('connect', 'Connect a tool')}
      submitLabel={text('connect-it', 'Connect')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('connection-name', 'Name')} autoFocus />
      <FormTextField
        name="toolCode"
        label={text('tool-code', 'Code of the tool')}
        helperText={text.prose('tool-code-help', 'Lower-case letters, digits and hyphens, such as austin.')}
        patternMessage={text('tool-code-wrong', 'Use lower-case letters, digits and hyphens only.')}
      />
      <AddressFields />
    </ApiFormDialog>
  );
}

/** Another name or address of a tool; its code and its secret stay. */
export function EditConnectionDialog({
  connection,
  onClose,
}: {
  connection: ToolConnection;
  onClose: () => void;
}) {
  const text = useTexts('project-settings');
  const [update] = useUpdateToolConnectionMutation();
  const { uuid: toolConnectionUuid, name, commandUrl, remoteProjectRef, revision } = connection;
  const form = useApiForm({
    limits: ToolConnectionUpdateLimits,
    values: { name, commandUrl, remoteProjectRef },
    revision,
    send: (_values, change) =>
      update({
        toolConnectionUuid,
        toolConnectionUpdate: { ...change.changed, revision: change.revision },
      }),
    sentText: text('connection-saved', 'Connection saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('edit-connection', 'Change the connection {1}', { values: [name] })}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('connection-name', 'Name')} autoFocus />
      <AddressFields />
    </ApiFormDialog>
  );
}

function AddressFields() {
  const text = useTexts('project-settings');
  return (
    <>
      <FormTextField name="commandUrl" label={text('command-url', 'Address for commands')} />
      <FormTextField name="remoteProjectRef" label={text('remote-ref', 'Name of the project there')} />
    </>
  );
}
