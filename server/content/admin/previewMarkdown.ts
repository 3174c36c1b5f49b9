import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { html, Markup } from '../../pages/html.ts';
import type { ContentTexts } from './adminLayout.ts';

/**
 * Markdown as the web app shows it, with the same parser. The library escapes HTML in a text and drops addresses that
 * run scripts; images are named instead of loaded.
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
