import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { Markup } from '../../identity/pages/html.ts';

/**
 * Markdown as the web app shows it, by the parser that the app uses too. The library writes HTML of a text as text and
 * drops addresses that run something; images are named instead of loaded.
 */
export function previewMarkdown(text: string): Markup {
  const rendered = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return new Markup(
    rendered.replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, '<span class="image">Image: $1</span>'),
  );
}
