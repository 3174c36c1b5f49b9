/**
 * Freezes an answer and each record of its list. The store takes what is frozen as it is; through everything else it walks
 * to the last field, which takes a list of 10,000 records longer than parsing it.
 */
export function frozenAnswer<Answer>(answer: Answer): Answer {
  const { data } = (answer ?? {}) as { data?: { results?: unknown } };
  if (typeof data !== 'object' || data === null) return answer;
  if (Array.isArray(data.results)) {
    for (const record of data.results) Object.freeze(record);
    Object.freeze(data.results);
  }
  Object.freeze(data);
  return Object.freeze(answer);
}
