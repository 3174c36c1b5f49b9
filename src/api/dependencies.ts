import type { Configuration } from '@/config/configuration';
import type { Delay } from '@/lib/delay';

/** What every call needs from outside; the store hands it on as the thunks' extra argument. */
export interface ApiDependencies {
  configuration: Configuration;
  /** The current access token, or null when nobody is signed in. */
  getAccessToken: () => string | null;
  /**
   * The token for a call, renewed before where it has expired or was refused; null when there is none to be had.
   * @throws when the provider cannot be reached
   */
  getFreshToken: (refused?: string) => Promise<string | null>;
  /** Waits between retries; tests give one that does not. */
  delay: Delay;
}
