declare module 'vitest' {
  export interface ProvidedContext {
    /** Where {@link PlatformAddress} is to be had, and by POST a {@link NewPerson}; the first to ask starts the platform. */
    platformStarter: string;
  }
}

/** The running platform, and an access token for each demo account by the first part of its e-mail. */
export interface PlatformAddress {
  url: string;
  tokens: Record<string, string>;
}

/** Somebody whom a test brings along. */
export interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
}

export interface OwnPerson {
  uuid: string;
  token: string;
}
