import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform, type Options } from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';

/** The part of a syntax tree's node that is looked at here. */
interface Node {
  type: string;
  url?: string;
  value?: string;
  children?: Node[];
}

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** Addresses in running text become links for http, https and www only (specification §5), not for mail and others. */
function webAutolinksOnly() {
  const walk = (node: Node): void => {
    node.children = node.children?.map(child => {
      const isAuto =
        child.type === 'link' && [child.url, child.url?.replace(/^mailto:/, '')].includes(textOf(child));
      if (isAuto && !/^https?:\/\//i.test(child.url ?? '')) return { type: 'text', value: textOf(child) };
      walk(child);
      return child;
    });
  };
  return (tree: unknown) => walk(tree as Node);
}

/** @throws Error in the words of specification §8 */
function unknownNode(_state: unknown, node: Node): never {
  throw new Error(`Cannot compile ${node.type} node`);
}

/** Images are asked for by their own rule; everything else by the library's: no javascript:, no data:. */
const addressOf: Options['urlTransform'] = (url, key) => (key === 'src' ? url : defaultUrlTransform(url));

const blockComponents: Components = {
  a: ({ node, href, children, ...rest }) =>
    href ? (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      children
    ),
  table: ({ node, ...rest }) => (
    <Box sx={{ overflowX: 'auto' }}>
      <table {...rest} />
    </Box>
  ),
};

const InApp: Components['a'] = ({ node, href = '', children, ...rest }) =>
  href.startsWith('/') ? (
    <Link {...rest} to={href}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );

/**
 * The same for Markdown inside of a sentence or a paragraph, where HTML takes no blocks: each is a span that is laid out
 * and read as one. A single paragraph flows with what is around it.
 */
const inline = (sx: SxProps, role?: string) =>
  function InlineBlock({ children }: { children?: ReactNode }) {
    return (
      <Box component="span" role={role} sx={sx}>
        {children}
      </Box>
    );
  };
const block = { display: 'block', '& + &': { mt: 1 }, '&:only-child': { display: 'inline' } };
const heading = inline({ display: 'block', fontWeight: 600, mt: 1 });
const cell = { display: 'table-cell', border: 1, borderColor: 'divider', px: 1, py: 0.5 };
const listOf = (listStyleType: string) => inline({ display: 'block', pl: 3, my: 0.5, listStyleType }, 'list');

const inlineComponents: Components = {
  ...blockComponents,
  p: inline(block),
  blockquote: inline({ display: 'block', pl: 2, borderLeft: 3, borderColor: 'divider' }),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: listOf('disc'),
  ol: listOf('decimal'),
  li: inline({ display: 'list-item' }, 'listitem'),
  pre: inline({ display: 'block', whiteSpace: 'pre-wrap' }),
  hr: inline({ display: 'block', borderTop: 1, borderColor: 'divider', my: 1 }),
  table: inline({ display: 'table', borderCollapse: 'collapse', my: 1 }, 'table'),
  thead: inline({ display: 'table-header-group', fontWeight: 600 }, 'rowgroup'),
  tbody: inline({ display: 'table-row-group' }, 'rowgroup'),
  tr: inline({ display: 'table-row' }, 'row'),
  th: inline(cell, 'columnheader'),
  td: inline(cell, 'cell'),
};

const styles = {
  '& a': { color: 'primary.main' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& code': { fontFamily: 'monospace', fontSize: '0.93em' },
};
const blockStyles = {
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & ul, & ol, & blockquote, & table, & pre': { my: 1 },
  '& h1, & h2, & h3, & h4': { typography: 'h3', mt: 2, mb: 0.5 },
  '& h1': { typography: 'h2' },
  '& ul, & ol': { pl: 3 },
  '& blockquote': { ml: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& pre': { p: 1.5, overflowX: 'auto', bgcolor: 'action.hover', borderRadius: 1 },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'start' },
  '& li:has(> input[type="checkbox"])': { listStyle: 'none' },
};

interface MarkdownProps {
  /** GitHub-flavoured Markdown; HTML in it shows as text. */
  children: string;
  /** Where an image is loaded from; undefined for one that is not loaded here: it becomes a link. */
  imageAddress?: (source: string) => string | undefined;
  /** Inside of a sentence or a paragraph: no element of its own begins a new one in HTML. */
  isInline?: boolean;
  remarkPlugins?: Options['remarkPlugins'];
  /** Addresses that begin with a slash are those of the app and open in place. */
  staysInApp?: boolean;
}

const onOwnSite = (source: string): string | undefined =>
  URL.canParse(source, window.location.href) &&
  new URL(source, window.location.href).origin === window.location.origin
    ? source
    : undefined;

/** Markdown as formatted text. No script ever runs, nothing is loaded from elsewhere, links open in a new tab. */
export function Markdown({
  children,
  imageAddress = onOwnSite,
  isInline = false,
  remarkPlugins = [],
  staysInApp = false,
}: MarkdownProps) {
  return (
    <Box
      component={isInline ? 'span' : 'div'}
      sx={{ overflowWrap: 'anywhere', ...styles, ...(isInline ? {} : blockStyles) }}
    >
      <ReactMarkdown
        remarkPlugins={[remarkGfm, webAutolinksOnly, ...(remarkPlugins ?? [])]}
        remarkRehypeOptions={{ unknownHandler: unknownNode }}
        urlTransform={addressOf}
        components={{
          ...(isInline ? inlineComponents : blockComponents),
          ...(staysInApp && { a: InApp }),
          img: ({ src, alt, title }) => {
            const source = typeof src === 'string' ? src : '';
            const address = imageAddress(source);
            if (address !== undefined)
              return <img src={address} alt={alt ?? ''} title={title} loading="lazy" />;
            const href = defaultUrlTransform(source);
            return href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {alt || href}
              </a>
            ) : (
              alt
            );
          },
        }}
      >
        {children}
      </ReactMarkdown>
    </Box>
  );
}
