/** Where a browser signs in by authorization code and PKCE: addresses of the OpenID provider. */
export interface SignInAddresses {
  authorization: string;
  token: string;
}

interface OAuthScheme {
  flows: { authorizationCode: { authorizationUrl: string; tokenUrl: string; refreshUrl: string } };
}
interface SecuredContract {
  components: { securitySchemes: { signIn?: OAuthScheme } };
  security: Record<string, string[]>[];
}

/**
 * The contract as it holds for this installation: it names the embedded provider, whose place another one takes.
 * @param addresses undefined when that provider cannot be reached just now: then only a token in the header is offered
 */
export function withSignIn(contract: object, addresses: SignInAddresses | undefined): object {
  const given = contract as SecuredContract;
  const { signIn, ...others } = given.components.securitySchemes;
  if (!addresses || !signIn) {
    const security = given.security.filter(scheme => !('signIn' in scheme));
    return { ...given, security, components: { ...given.components, securitySchemes: others } };
  }
  const { authorization, token } = addresses;
  const flow = { ...signIn.flows.authorizationCode, authorizationUrl: authorization };
  const authorizationCode = { ...flow, tokenUrl: token, refreshUrl: token };
  const securitySchemes = { ...others, signIn: { ...signIn, flows: { authorizationCode } } };
  return { ...given, components: { ...given.components, securitySchemes } };
}
