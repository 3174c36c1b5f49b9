import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GlossaryContext, useGlossary } from '@/glossary/GlossaryContext';
import { TextMarks } from '@/glossary/TextMarks';
import { useTexts } from '@/glossary/useText';
import { marksIn } from '@/lib/textMark';
import { groupGlossaryItems } from '../../../glossary/glossaryItems.ts';

/** What an editor wrote in the content service over two texts of the section "hazards". */
const items = (markdownText: string) =>
  groupGlossaryItems(
    ['intro', 'plain'].map((id, index) => ({
      id: index + 1,
      attributes: {
        uiKey: `badger/hazards/${id}`,
        deploymentEnv: 'PRODUCTION',
        domain: 'SAFETY',
        organizationUuid: null,
        ...(id === 'plain'
          ? { textType: 'PLAIN', plainText: markdownText, markdownText: null }
          : { textType: 'MARKDOWN', plainText: null, markdownText }),
      },
    })),
  );

function Sentence({ id, values }: { id: 'intro' | 'plain'; values: string[] }) {
  const text = useTexts('hazards');
  const shown = { intro: text.prose('intro', 'None', { values }), plain: text.prose('plain', 'None') };
  return (
    <p data-testid="sentence">
      {shown[id]}
      <button type="button">{text('intro', 'None', { values })}</button>
    </p>
  );
}

function show(
  markdown: string,
  { id = 'intro', values = [], marks }: Partial<Parameters<typeof Sentence>[0]> & { marks?: TextMarks } = {},
) {
  function WithItems() {
    return (
      <GlossaryContext value={{ ...useGlossary(), data: items(markdown), marks }}>
        <Sentence id={id} values={values} />
      </GlossaryContext>
    );
  }
  render(<WithItems />);
  return screen.getByTestId('sentence');
}

it('formats a Markdown text in running text, and gives labels its words alone', async () => {
  show('Rate **each** hazard, see [the guide](https://a.example)');
  await screen.findByText('each', { selector: 'strong' });
  expect(screen.getByRole('link', { name: 'the guide' })).toHaveAttribute('href', 'https://a.example');
  expect(screen.getByRole('button')).toHaveAccessibleName('Rate each hazard, see the guide');
});

it('keeps lists and tables readable inside of a paragraph, where HTML takes no blocks', async () => {
  const sentence = show('First:\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('table')).toHaveTextContent('ab12');
  expect(sentence.querySelector('p, ul, li, table, div')).toBeNull();
});

it('leaves a plain text as it was typed', () => {
  expect(show('2 * 3 * 4 and **this**', { id: 'plain' })).toHaveTextContent('2 * 3 * 4 and **this**');
});

it('never takes a value for formatting', async () => {
  const values = ['[x](/evil) *a* <b>'];
  const sentence = show('**Delete** {1}?', { values });
  await screen.findByText('Delete', { selector: 'strong' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(sentence).toHaveTextContent('Delete [x](/evil) *a* <b>?');
  expect(screen.getByRole('button')).toHaveAccessibleName('Delete [x](/evil) *a* <b>?');
});

it('can be found by an editor, in running text and as a label', async () => {
  const marks = new TextMarks();
  const sentence = show('**Rate**', { marks });
  await screen.findByText('Rate', { selector: 'strong' });
  expect(marksIn(sentence.textContent)).toHaveLength(2);
  expect(marks.find(sentence.textContent).map(({ key }) => key)).toEqual(
    Array(2).fill('badger/hazards/intro'),
  );
});
