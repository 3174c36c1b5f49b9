import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type Answer, useGetAnswerMutation } from '@/api/system';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { AnswerSources } from './AnswerSources';
import { TOPIC_TEXTS } from './askTexts';

/** Characters that a question may have. */
const MAX_LENGTH = 4000;

/** Where answers are looked for, as the address says it. */
type Range = 'project' | 'organization';

/** Questions about the project or all of its organization; the one that was asked stands in the address. */
export function AskPage() {
  const text = useTexts('ask');
  useDocumentTitle(text('title', 'Ask'));
  const { projectUuid = '' } = useParams();
  const [address, change] = useAddressParameters();
  const asked = address.get('question') ?? '';
  const isOrganizationWide = address.get('in') === 'organization';
  const [typed, setTyped] = useState(asked);
  const [getAnswer, { data, error, isLoading }] = useGetAnswerMutation();
  const ask = useEffectEvent((question: string, isOrganizationWide: boolean) =>
    getAnswer({ getAnswerRequest: { projectUuid, isOrganizationWide, question } }),
  );
  useEffect(() => setTyped(asked), [asked]);
  useEffect(() => {
    if (asked !== '') void ask(asked, isOrganizationWide);
  }, [asked, isOrganizationWide]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const question = typed.trim();
    if (question === '') return;
    // The same question once more is asked once more: the project may have changed.
    if (question === asked) void ask(question, isOrganizationWide);
    else change({ question });
  };
  return (
    <Page>
      <Section
        title={text('title', 'Ask')}
        purpose={text.prose(
          'purpose',
          'Answers are quoted from the records of this project, or of all projects of its organization that you may read, and from their analysed documents. Nothing leaves this installation unless whoever runs it has connected a language model; an answer that one has put in words says so.',
        )}
      >
        <Stack
          component="form"
          onSubmit={submit}
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 1.5, alignItems: { sm: 'center' } }}
        >
          <TextField
            size="small"
            fullWidth
            label={text('question', 'Question')}
            placeholder={text('example', 'Which hazards have no final rating?')}
            value={typed}
            slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
            onChange={({ target }) => setTyped(target.value)}
          />
          {/* Free while an answer is awaited, as the place of the answer says: a form whose button is disabled takes no
              Enter, and the next question would be swallowed. */}
          <Button type="submit" variant="contained" size="small" disabled={typed.trim() === ''}>
            {text('ask', 'Ask')}
          </Button>
        </Stack>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={isOrganizationWide ? 'organization' : 'project'}
          aria-label={text('range', 'Look in')}
          onChange={(_event, next: Range | null) =>
            next && change({ question: typed.trim(), in: next === 'organization' ? next : '' })
          }
          sx={{ alignSelf: 'flex-start' }}
        >
          <ToggleButton value="project">{text('range-project', 'This project')}</ToggleButton>
          <ToggleButton value="organization">
            {text('range-organization', 'All projects of the organization')}
          </ToggleButton>
        </ToggleButtonGroup>
        {asked !== '' && (
          <Box aria-live="polite" aria-busy={isLoading}>
            {isLoading ? (
              <Skeleton variant="rounded" height={120} />
            ) : error ? (
              <ErrorView error={error} onRetry={() => void ask(asked, isOrganizationWide)} />
            ) : (
              data && <ShownAnswer isOrganizationWide={isOrganizationWide} answer={data.data} />
            )}
          </Box>
        )}
      </Section>
    </Page>
  );
}

function ShownAnswer({ isOrganizationWide, answer }: { isOrganizationWide: boolean; answer: Answer }) {
  const text = useTexts('ask');
  const { kind, topic, detail, count, sources, isModelText } = answer;
  if (kind === 'NOTHING')
    return (
      <Typography>
        {text.prose(
          'nothing',
          'Nothing was found about this. Try other words; of documents, only those that were analysed are searched.',
        )}
      </Typography>
    );
  return (
    <>
      {isModelText && (
        <Box sx={{ mb: 2 }}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {text('in-words', 'In short')}
          </Typography>
          {/* As text: what a model writes must not become links or pictures. */}
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{answer.answer}</Typography>
          <Typography variant="body2" color="textSecondary">
            {text.prose(
              'by-model',
              'A language model has put this in words. What counts are the quotations below: compare before you rely on it.',
            )}
          </Typography>
        </Box>
      )}
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {topic
          ? text('count', '{1}: {2}', {
              values: [text(TOPIC_TEXTS[topic], { values: [detail] }), count ?? 0],
            })
          : text('found', 'What is said about it')}
      </Typography>
      {count !== null && count > sources.length && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('first', 'These are the first {1} of them.', { values: [sources.length] })}
        </Typography>
      )}
      <AnswerSources isOrganizationWide={isOrganizationWide} sources={sources} />
    </>
  );
}
