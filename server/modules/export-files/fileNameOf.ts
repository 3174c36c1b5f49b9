import type { ExportContext, ExportLanguage } from './exportTypes.ts';

/** "Remote control – worksheet.xlsx" */
export const fileNameOf = (
  project: string,
  what: Readonly<Record<ExportLanguage, string>>,
  { language, format }: Pick<ExportContext, 'language' | 'format'>,
): string => `${project} – ${what[language]}.${format}`;
