/** True when a body has to travel as multipart: a value (or an item of a list) is a file. */
export function hasBlob(body: unknown): body is Record<string, unknown> {
  if (typeof body !== 'object' || body === null || body instanceof Blob || body instanceof FormData)
    return false;
  return Object.values(body).some(
    value => value instanceof Blob || (Array.isArray(value) && value.some(item => item instanceof Blob)),
  );
}

/** A body with files as multipart form data; other objects inside it travel as JSON text. */
export function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  const append = (key: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const item of value) append(key, item);
    else if (value instanceof File) form.append(key, value, value.name);
    else if (value instanceof Blob) form.append(key, value);
    else form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  };
  for (const [key, value] of Object.entries(body)) append(key, value);
  return form;
}
