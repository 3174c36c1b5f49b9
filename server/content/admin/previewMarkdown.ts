import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { html, Markup } from '../../pages/html.ts';
import type { ContentTexts } from './adminLayout.ts';

/**
 * Markdown as the web app shows it, by the parser that the app uses too. The library writes HTML of a text as text and
 * drops addresses that run something; images are named instead of loaded.
 */
export function previewMarkdown(markdown: string, { text }: ContentTexts): Markup {
  const rendered = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const image = html`${text('image', 'Image:')}`.text;
  return new Markup(
    rendered.replaceAll(
      /<img\b[^>]*?\balt="([^"]*)"[^>]*>/g,
      (_image, alt: string) => `<span class="image">${image} ${alt}</span>`,
    ),
  );
}
