/**
 * swagger-ui gives HTML to the browser as text. This policy takes every such text first: what could run is removed, and
 * texts that are scripts or addresses of scripts are refused, as the policy has no word for them.
 */
if (globalThis.trustedTypes)
  globalThis.trustedTypes.createPolicy('default', {
    createHTML: text => globalThis.DOMPurify.sanitize(text),
  });
