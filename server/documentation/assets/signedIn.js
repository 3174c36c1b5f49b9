/** Tells the documentation page how the sign-in went, then closes its window. */
const answer = new URLSearchParams(window.location.search);
// The code is spent at once; it stays out of the history all the same.
window.history.replaceState(null, '', window.location.pathname);
const channel = new BroadcastChannel('badger-docs-sign-in');
channel.postMessage({
  state: answer.get('state'),
  code: answer.get('code'),
  error: answer.get('error'),
  description: answer.get('error_description'),
});
window.close();
