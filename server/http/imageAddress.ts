const IMAGE = /^(\/v1\/user-api\/buckets\/[^/?]+\/proxy-images\/)([^?]+)/;

/**
 * The specification adds an image's path to the proxy's address as it is (§5), where the contract has one parameter:
 * its slashes become part of the name.
 */
export const withOneImageName = (url: string) =>
  url.replace(IMAGE, (_whole, address: string, name: string) => address + name.replaceAll('/', '%2F'));
