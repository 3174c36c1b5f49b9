import { holesOf, nameOfCell } from '@domain/rating/checkRatingSet';
import { monotoneFindings, unexplained } from '@domain/rating/monotone';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  type RiskRatingSetDraft,
  useDeleteRiskRatingSetDraftMutation,
  useGetRiskRatingSetDraftQuery,
  useGetRiskRatingSetQuery,
} from '@/api/risk-model';
import { paths } from '@/config/paths';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { useLeaveDeleted } from '@/features/shared/delete/useLeaveDeleted';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { Comparison } from '@/features/shared/rating/Comparison';
import { RatingTable } from '@/features/shared/rating/RatingTable';
import { RiskGraph } from '@/features/shared/rating/RiskGraph';
import { TableOrGraph } from '@/features/shared/rating/TableOrGraph';
import { useTexts } from '@/glossary/useText';
import { errorCurrentRecord, refusalMessage } from '@/lib/apiError';
import { tokens } from '@/theme';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { SaveBar } from '@/ui/form';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { Explanations } from './Explanations';
import { GraphEditor } from './GraphEditor';
import { MatrixEditor } from './MatrixEditor';
import { PublishDialog } from './PublishDialog';
import { SetScales } from './SetScales';
import { useDraftEditor } from './useDraftEditor';

/** A rating set of an organization while it is prepared. */
export function DraftPage() {
  const { organizationUuid = '', riskRatingSetDraftUuid = '' } = useParams();
  const { currentData, error, refetch } = useGetRiskRatingSetDraftQuery({ riskRatingSetDraftUuid });
  const { can } = useOrganizationPermissions(organizationUuid);
  const draft = currentData?.data;
  if (error && !draft)
    return (
      <Page>
        <ErrorView error={error} onRetry={refetch} />
      </Page>
    );
  if (!draft)
    return (
      <Page>
        <Skeleton variant="rounded" height={480} />
      </Page>
    );
  return <Draft key={draft.uuid} draft={draft} mayManage={can('organization.library.manage')} />;
}

const FACTS = ['name', 'version', 'standard', 'resultLabel'] as const;
const LONG_FACTS = ['rule', 'provenance', 'disclaimer'] as const;
const MAX_LENGTH = {
  ...{ name: 200, version: 100, standard: 200, resultLabel: 50 },
  ...{ rule: 2000, provenance: 2000, disclaimer: 2000 },
};

function Draft({ draft, mayManage }: { draft: RiskRatingSetDraft; mayManage: boolean }) {
  const text = useTexts('rating-sets');
  const { organizationUuid } = draft;
  const editor = useDraftEditor(draft);
  const { content, change, isChanged, error } = editor;
  const [dialog, setDialog] = useState<'publish' | 'delete'>();
  const { enqueueSnackbar } = useSnackbar();
  const navigate = useNavigate();
  const leave = useLeaveDeleted();
  const [remove] = useDeleteRiskRatingSetDraftMutation();
  const before = useGetRiskRatingSetQuery({ riskRatingSetUuid: draft.basedOnUuid }).currentData?.data;
  useDocumentTitle(content.name);
  const holes = holesOf(content);
  const open = unexplained(monotoneFindings(content), content.explanations);
  const current = errorCurrentRecord(error);
  const labels = {
    name: text('name', 'Name'),
    version: text('version', 'Version'),
    standard: text('standard', 'Standard'),
    resultLabel: text('result-label', 'Name of the result'),
    rule: text('rule', 'Rule in a sentence'),
    provenance: text('provenance', 'Where it comes from'),
    disclaimer: text('disclaimer', 'Disclaimer'),
  };
  const save = async () => {
    if (await editor.save()) enqueueSnackbar(text('saved', 'Draft saved'), { variant: 'success' });
  };
  return (
    <Page>
      <Stack sx={{ gap: 4 }}>
        <Stack
          direction="row"
          sx={{
            ...{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', py: 1 },
            ...{
              position: { md: 'sticky' },
              top: tokens.header.height,
              zIndex: 2,
              bgcolor: 'background.default',
            },
          }}
        >
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {content.name}
          </Typography>
          <Chip size="small" color="warning" variant="outlined" label={text('draft', 'Draft')} />
          <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
            {draft.code}
          </Typography>
          {mayManage && (
            <>
              <Button size="small" color="error" onClick={() => setDialog('delete')}>
                {text('delete-draft', 'Delete draft')}
              </Button>
              <Button size="small" variant="contained" onClick={() => setDialog('publish')}>
                {text('publish', 'Publish …')}
              </Button>
            </>
          )}
        </Stack>
        {!mayManage && (
          <MissingPermission scope="organization" action={text('action', 'change rating sets')} />
        )}
        {error !== undefined && (
          <Alert
            severity="error"
            variant="outlined"
            action={
              current ? (
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => editor.take(current as RiskRatingSetDraft)}
                >
                  {text('take-theirs', 'Take their version')}
                </Button>
              ) : undefined
            }
          >
            {text('not-saved', 'Not saved: {1} What you entered is still here.', {
              values: [refusalMessage(error) ?? ''],
            })}
          </Alert>
        )}
        <Alert
          role="status"
          severity={holes.length + open.length > 0 ? 'warning' : 'success'}
          variant="outlined"
        >
          {[
            holes[0] &&
              text('holes', '{1} cells are empty, the first is {2}.', {
                values: [holes.length, nameOfCell(content, holes[0])],
                count: holes.length,
                one: 'The cell {2} is empty.',
              }),
            open.length > 0 &&
              text('open-falls', 'The table is not monotone in {1} places that nobody has explained.', {
                values: [open.length],
                count: open.length,
                one: 'The table is not monotone in one place that nobody has explained.',
              }),
          ]
            .filter(Boolean)
            .join(' ') || text('ready', 'The table is complete and monotone or explained.')}
        </Alert>
        <Section title={text('about', 'About')}>
          {mayManage
            ? [...FACTS, ...LONG_FACTS].map(field => (
                <TextField
                  key={field}
                  size="small"
                  label={labels[field]}
                  value={content[field]}
                  required={field === 'name' || field === 'resultLabel'}
                  multiline={LONG_FACTS.some(one => one === field)}
                  slotProps={{ htmlInput: { maxLength: MAX_LENGTH[field] } }}
                  onChange={({ target }) => change({ [field]: target.value })}
                />
              ))
            : [...FACTS, ...LONG_FACTS]
                .filter(field => content[field])
                .map(field => (
                  <Typography key={field} variant="body2">
                    <b>{labels[field]}:</b> {content[field]}
                  </Typography>
                ))}
        </Section>
        <SetScales set={content} onChange={mayManage ? change : undefined} />
        <Section title={text('table', 'Table')} isWide>
          {mayManage ? (
            <TableOrGraph
              table={<MatrixEditor content={content} onChange={table => change({ table })} />}
              graph={<GraphEditor content={content} onChange={table => change({ table })} />}
            />
          ) : (
            <TableOrGraph table={<RatingTable set={content} />} graph={<RiskGraph set={content} />} />
          )}
        </Section>
        <Section title={text('falls', 'Where the table is not monotone')}>
          <Explanations
            set={content}
            onChange={mayManage ? explanations => change({ explanations }) : undefined}
          />
        </Section>
        {before && (
          <Section
            title={text('changes-to', 'Changes to {1}', { values: [before.name] })}
            purpose={text.prose(
              'changes-help',
              'Cells and words that differ from the set that this one is based on.',
            )}
            isWide
          >
            <Comparison older={before} newer={content} />
          </Section>
        )}
        {mayManage && (isChanged || editor.isSaving) && (
          <SaveBar>
            <Button variant="contained" loading={editor.isSaving} onClick={() => void save()}>
              {text('save', 'Save draft')}
            </Button>
          </SaveBar>
        )}
      </Stack>
      {dialog === 'publish' && (
        <PublishDialog
          draft={draft}
          revision={editor.revision}
          save={isChanged ? editor.save : undefined}
          onClose={() => setDialog(undefined)}
          onPublished={uuid => {
            enqueueSnackbar(text('published', 'Rating set published'), { variant: 'success' });
            void navigate(paths.organizationRatingSet(organizationUuid, uuid), { replace: true });
          }}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDeleteDialog
          records={[{ uuid: draft.uuid, label: content.name }]}
          remove={riskRatingSetDraftUuid => remove({ riskRatingSetDraftUuid })}
          confirmLabel={text('delete-draft', 'Delete draft')}
          deletedText={text('draft-deleted', 'Draft deleted')}
          onDeleted={uuid =>
            leave(paths.organizationRatingSets(organizationUuid), 'RiskRatingSetDraft', uuid)
          }
          onClose={() => setDialog(undefined)}
        />
      )}
    </Page>
  );
}
