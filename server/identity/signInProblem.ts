import type { SignInResult } from './accounts.ts';
import { FREE_ATTEMPTS } from './attempts.ts';
import type { IdentityTexts } from './pages/layout.ts';

const MINUTE = 60_000;

/** Why somebody was not signed in. */
export function signInProblem(
  { language, text }: IdentityTexts,
  result: Exclude<SignInResult, { outcome: 'accepted' }>,
): string {
  switch (result.outcome) {
    case 'refused':
      return text(
        'sign-in-refused',
        'E-mail or password is wrong. After {1} failed sign-ins you have to wait before each further one, longer every time.',
        { values: [FREE_ATTEMPTS] },
      );
    case 'disabled':
      return text(
        'sign-in-disabled',
        'This account is disabled. Ask an administrator of your organization to enable it.',
      );
    case 'locked':
      return text(
        'sign-in-locked',
        'This account is locked until {1} because of failed sign-ins; the wait grows with each further one. Nothing in it has changed. Try again then, or choose a new password.',
        { values: [clock(result.until, language)] },
      );
  }
}

/** hh:mm in the server's time zone, which is named because the browser's may differ. */
function clock(moment: Date, language: IdentityTexts['language']): string {
  // The lock ends within this minute: the next full one is the first at which a new try can work.
  const nextMinute = new Date(Math.ceil(moment.getTime() / MINUTE) * MINUTE);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(nextMinute);
}
