import type { Configuration } from '@/config/configuration';
import type { Delay } from '@/lib/delay';

/** What every call needs from outside; the store hands it on as the thunks' extra argument. */
export interface ApiDependencies {
  configuration: Configuration;
  /** The current access token, or null when nobody is signed in. Read for every call. */
  getAccessToken: () => string | null;
  /** Waits between retries; tests give one that does not. */
  delay: Delay;
}
