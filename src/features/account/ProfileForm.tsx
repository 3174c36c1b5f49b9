import { CurrentUserUpdateLimits } from '@/api/limits';
import { type CurrentUser, useUpdateCurrentUserMutation } from '@/api/users';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormActions, FormTextField } from '@/ui/form';

/** What others call me. The e-mail belongs to the sign-in and cannot be changed here. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const text = useTexts('account');
  const [update] = useUpdateCurrentUserMutation();
  const { firstName, lastName, revision } = user;
  const form = useApiForm({
    limits: CurrentUserUpdateLimits,
    values: { firstName, lastName },
    revision,
    send: (_values, change) =>
      update({ currentUserUpdate: { ...change.changed, revision: change.revision } }),
    sentText: text('saved', 'Profile saved'),
  });
  return (
    <ApiForm form={form} label={text('profile', 'My Profile')}>
      <FormTextField name="firstName" label={text('first-name', 'First name')} autoComplete="given-name" />
      <FormTextField name="lastName" label={text('last-name', 'Last name')} autoComplete="family-name" />
      <FormActions onlyWhenChanged />
    </ApiForm>
  );
}
