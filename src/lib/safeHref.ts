/** An address that came from a server, fit for a link: http, https or a path of this site; else undefined. */
export function safeHref(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  return /^https?:$/.test(new URL(address, origin).protocol) ? address : undefined;
}
