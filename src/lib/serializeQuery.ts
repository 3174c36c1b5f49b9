/**
 * Query string of a call: an array becomes a repeated key (specification §7), a nested object `name[key]`
 * (the glossary service's filters); undefined and null are left out.
 *
 * @returns the string without `?`, empty when nothing is left
 */
export function serializeQuery(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  const append = (key: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const item of value) append(key, item);
    else if (value instanceof Date) query.append(key, value.toISOString());
    else if (typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) append(`${key}[${name}]`, inner);
    else query.append(key, String(value));
  };
  for (const [key, value] of Object.entries(params)) append(key, value);
  return query.toString();
}
