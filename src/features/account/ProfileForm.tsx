import type { ReactNode } from 'react';
import { CurrentUserUpdateLimits } from '@/api/limits';
import { type CurrentUser, useUpdateCurrentUserMutation } from '@/api/users';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormActions, FormTextField } from '@/ui/form';
import { AvatarPreview } from './AvatarPreview';

/** What others see of me; `children` stand beside the picture. The e-mail belongs to the sign-in and cannot be changed here. */
export function ProfileForm({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const text = useTexts('account');
  const [update] = useUpdateCurrentUserMutation();
  const { firstName, lastName, avatarImageUrl, revision } = user;
  const form = useApiForm({
    limits: CurrentUserUpdateLimits,
    values: { firstName, lastName, avatarImageUrl },
    revision,
    send: (_values, change) =>
      update({ currentUserUpdate: { ...change.changed, revision: change.revision } }),
    sentText: text('saved', 'Profile saved'),
  });
  return (
    <ApiForm form={form} label={text('profile', 'My Profile')}>
      <AvatarPreview uuid={user.uuid} control={form.control}>
        {children}
      </AvatarPreview>
      <FormTextField name="firstName" label={text('first-name', 'First name')} autoComplete="given-name" />
      <FormTextField name="lastName" label={text('last-name', 'Last name')} autoComplete="family-name" />
      <FormTextField
        name="avatarImageUrl"
        type="url"
        inputMode="url"
        label={text('avatar', 'Address of your picture')}
        helperText={text.prose(
          'avatar-help',
          'Without one, or when it cannot be loaded, your initials are shown. This installation decides which hosts it loads pictures from.',
        )}
        patternMessage={text('avatar-wrong', 'An address of a picture begins with https://.')}
      />
      <FormActions onlyWhenChanged />
    </ApiForm>
  );
}
