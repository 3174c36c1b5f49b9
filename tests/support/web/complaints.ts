/** What was written to console.error and console.warn: a defect that nobody has looked at yet fails its test. */
const complaints: string[] = [];

export const note =
  (level: string) =>
  (...parts: unknown[]) =>
    void complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);

/** Takes the complaints so far; a test that provokes one looks at it by this. */
export const takeComplaints = (): string[] => complaints.splice(0);
