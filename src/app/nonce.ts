declare global {
  interface Window {
    /** Read by goober, the style writer inside notistack. */
    __nonce__?: string;
  }
}

/** The nonce that the server put into this page, or undefined (development server, tests). */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/**
 * Makes notistack's styles acceptable to a content security policy with Trusted Types: it would make its style
 * element by innerHTML and forget the nonce, but takes one that is there already.
 */
export function adoptNonce(): void {
  const nonce = pageNonce();
  window.__nonce__ = nonce;
  if (document.getElementById('_goober')) return;
  const style = document.createElement('style');
  style.id = '_goober';
  if (nonce) style.nonce = nonce;
  // It writes into the text inside, which has to be there.
  style.append(document.createTextNode(' '));
  document.head.append(style);
}
