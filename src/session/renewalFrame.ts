import type { Configuration } from '@/config/configuration';
import { loadUserManager } from './userManager';

/**
 * Hands the provider's answer to the page around this hidden frame. Nothing else of the app runs here: it shares both
 * storages with that page, would ask with the token that is being renewed, and be refused.
 */
export async function answerRenewal({ oidc }: Configuration): Promise<void> {
  const manager = await loadUserManager(oidc, window.location.origin);
  await manager.signinSilentCallback(window.location.href);
}
