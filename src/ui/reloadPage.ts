/**
 * Loads the page again, unless there is no connection: the browser would put an error page of its own in its place.
 * @returns false when the page cannot be had now
 */
export async function reloadPage(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (ok) window.location.reload();
    return ok;
  } catch {
    return false;
  }
}
