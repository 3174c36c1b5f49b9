declare module 'vitest' {
  export interface ProvidedContext {
    /** Where {@link PlatformAddress} is to be had; the first to ask starts the platform. */
    platformStarter: string;
  }
}

/** The running platform, and an access token for each demo account by the first part of its e-mail. */
export interface PlatformAddress {
  url: string;
  tokens: Record<string, string>;
}
