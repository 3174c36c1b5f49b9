export type TokenErrorReason =
  | 'malformed'
  | 'oversized'
  | 'algorithm'
  | 'type'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'client'
  | 'subject'
  | 'expiry'
  | 'expired'
  | 'not-yet-valid'
  /** Not the caller's fault: the external provider does not answer. Reported as 503, everything else as 401. */
  | 'provider-unavailable';

/** Why an access token was not accepted. The message never contains the token. */
export class TokenError extends Error {
  readonly reason: TokenErrorReason;
  constructor(reason: TokenErrorReason, message: string) {
    super(message);
    this.name = 'TokenError';
    this.reason = reason;
  }
}
