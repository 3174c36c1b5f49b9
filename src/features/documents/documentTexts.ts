import { defineTexts } from '@/glossary/defineTexts';

/** What the kinds of documents are called. */
export const KIND_TEXTS = defineTexts(
  'documents',
  {
    PROJECT: 'Of the project',
    PLATFORM: 'Of the platform',
    QUOKKA_FSC: 'Safety concept (Quokka)',
  },
  'kind-',
);

export type DocumentKind = keyof typeof KIND_TEXTS;
export const KINDS = Object.keys(KIND_TEXTS) as DocumentKind[];
