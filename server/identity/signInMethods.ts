/** How sure a sign-in is, as REFEDS names it (SFA and MFA profiles). */
export const ACR = {
  single: 'https://refeds.org/profile/sfa',
  multiple: 'https://refeds.org/profile/mfa',
} as const;

/** What somebody signed in with, by the names of RFC 8176, and how sure that is. A passkey verifies its owner. */
export const METHODS = {
  password: { amr: ['pwd'], acr: ACR.single },
  passwordAndCode: { amr: ['pwd', 'otp', 'mfa'], acr: ACR.multiple },
  passwordAndPasskey: { amr: ['pwd', 'pop', 'user', 'mfa'], acr: ACR.multiple },
  passkey: { amr: ['pop', 'user', 'mfa'], acr: ACR.multiple },
};
