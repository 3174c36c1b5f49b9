import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { receiveFile } from '../storage/receiveFile.ts';
import type { DemoDesk } from './demoDesk.ts';
import type { DemoPerson } from './demoPeople.ts';
import { seedDataFile } from './seedData.ts';

/** A document of a demo project, whose words stand in `data/documents`. */
export interface DemoDocument {
  code: string;
  name: string;
  description: string;
  format: 'pdf' | 'docx' | 'md';
  /** One for each revision, the first one first. */
  revisions: readonly { text: string; by: DemoPerson; comment: string }[];
  /** Codes of what it is about. */
  hazards?: readonly string[];
  targets?: readonly string[];
  requirements?: readonly string[];
}

/** Puts documents into a project, each revision as a file of its own. Without storage there are none. */
export async function addDocuments(desk: DemoDesk, documents: readonly DemoDocument[]): Promise<void> {
  for (const document of documents) await addDocument(desk, document);
}

async function addDocument(desk: DemoDesk, document: DemoDocument): Promise<void> {
  const { settings, projectUuid } = desk;
  if (!settings) return;
  const { code, name, description, format, revisions } = document;
  let documentUuid = '';
  for (const { text, by, comment } of revisions) {
    const fileName = `${name}.${format}`;
    const content = await contentOf(text, format);
    const file = await receiveFile(settings.dataFolder, Readable.from([content]), fileName);
    try {
      if (documentUuid)
        await desk.call(by, 'addDocumentRevision', { path: { documentUuid }, body: { file, comment } });
      else {
        const made = await desk.call(by, 'createProjectDocument', {
          path: { projectUuid },
          body: {
            file,
            name,
            description,
            comment,
            hazardUuids: document.hazards?.map(desk.uuid) ?? [],
            safetyTargetUuids: document.targets?.map(desk.uuid) ?? [],
            sremUuids: document.requirements?.map(desk.uuid) ?? [],
          },
        });
        if (made.code !== code)
          throw new Error(`The demo data cannot be seeded: the document ${code} became ${made.code}`);
        documentUuid = made.uuid;
      }
    } finally {
      await rm(file.path, { force: true });
    }
  }
}

async function contentOf(text: string, format: DemoDocument['format']): Promise<Buffer> {
  const words = seedDataFile(`documents/${text}.md`);
  if (format === 'md') return words;
  // Loaded only for the demo: a start without it does without the writers of PDF and DOCX.
  const { writeText } = await import('../modules/reports/index.ts');
  return writeText(words.toString('utf8'), format, 'Badger demo');
}
