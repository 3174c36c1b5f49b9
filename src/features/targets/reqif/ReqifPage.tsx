import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { readInWorker } from '@/features/shared/tables/readInWorker';
import { PROBLEMS as TABLE_PROBLEMS } from '@/features/shared/tables/readTexts';
import { useKeptState } from '@/features/shared/unsaved/useKeptEntry';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { requirementModel } from '@/records/models/treatmentModels';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { DropZone } from '@/ui/DropZone';
import { Page } from '@/ui/Page';
import { useLevels } from '../useLevels';
import { openReqif } from './openReqif';
import { planReqif, type ReqifPlan } from './planReqif';
import { ReqifDone } from './ReqifDone';
import { ReqifRows } from './ReqifRows';
import { type ReqifFile, ReqifRefusal } from './readReqif';
import { readTable } from './readTable';
import { PROBLEMS } from './reqifTexts';

/** What is read as a table; all else as ReqIF. */
const TABLE = /\.(xlsx|xlsm|xls|xlsb|ods|csv|tsv|txt)$/i;

/** Brings safety targets and requirements from a requirements tool or a spreadsheet into the project. */
export function ReqifPage() {
  const text = useTexts('targets');
  const { projectUuid = '' } = useParams();
  useDocumentTitle(text('reqif', 'Import'));
  const { query, hazardsQuery, targetsQuery, project, hazards, targets, requirements } =
    useLevels(projectUuid);
  const queue = useEditQueue();
  const [file, setFile] = useKeptState<{ name: string; read: ReqifFile }>(`reqif ${projectUuid}`);
  const [refused, setRefused] = useState<{ name: string; why: string } | null>(null);
  const [carriedOut, setCarriedOut] = useState<ReqifPlan | null>(null);
  const riskRatingSetUuid = project?.riskRatingSetUuids[0];
  const isLoaded = query.currentData && hazardsQuery.currentData && targetsQuery.currentData && project;
  const plan = useMemo(
    () =>
      file && isLoaded && riskRatingSetUuid
        ? planReqif(file.read, { projectUuid, riskRatingSetUuid, targets, requirements, hazards })
        : undefined,
    [file, isLoaded, riskRatingSetUuid, projectUuid, targets, requirements, hazards],
  );
  const { can } = projectPermissions(project);
  if (project && !(can('analysis.edit') && can('hazards.edit')))
    return (
      <Page>
        <MissingPermission
          scope="project"
          action={text('reqif-action', 'import safety targets and requirements')}
        />
      </Page>
    );
  const read = async (chosen: File): Promise<ReqifFile | { why: string }> => {
    if (!TABLE.test(chosen.name)) return openReqif(new Uint8Array(await chosen.arrayBuffer()));
    const answer = await readInWorker(chosen);
    return 'book' in answer
      ? readTable(answer.book, { projectUuid, targets, requirements })
      : { why: text(TABLE_PROBLEMS[answer.problem], { values: [answer.place] }) };
  };
  const take = async ([chosen]: File[]) => {
    if (!chosen) return;
    setFile(null);
    setRefused(null);
    try {
      const found = await read(chosen);
      if ('why' in found) setRefused({ name: chosen.name, why: found.why });
      else setFile({ name: chosen.name, read: found });
    } catch (error) {
      const problem = error instanceof ReqifRefusal ? error.problem : 'damaged';
      setRefused({ name: chosen.name, why: text(PROBLEMS[problem]) });
    }
  };
  const carryOut = () => {
    if (!plan) return;
    queue.addAll(plan.added, requirementModel, [], plan.edits);
    setCarriedOut(plan);
    setFile(null);
  };
  const count = plan ? plan.added.length + plan.edits.length : 0;
  const failed = [query, hazardsQuery, targetsQuery].find(({ error, currentData }) => error && !currentData);
  return (
    <SheetGate
      query={{ currentData: isLoaded, error: failed?.error, refetch: () => failed?.refetch() }}
      label={text('reqif-loading', 'Loading the import')}
    >
      <Page>
        {carriedOut ? (
          <ReqifDone projectUuid={projectUuid} plan={carriedOut} onAgain={() => setCarriedOut(null)} />
        ) : (
          <Stack sx={{ gap: 2 }}>
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 860 }}>
              {text.prose(
                'reqif-purpose',
                'Safety targets and requirements of a ReqIF file or of a table with columns such as Name, Text, Safe state or Allocated to. What is there already is found by its identifier, its code or the ID of the other tool. Nothing is written before you have seen what comes of it.',
              )}
            </Typography>
            {!riskRatingSetUuid && (
              <Alert severity="info">
                {text.prose(
                  'reqif-no-set',
                  'Safety targets need a rating method. A lead of the project chooses one in its settings.',
                )}
              </Alert>
            )}
            <DropZone
              onFiles={files => void take(files)}
              dropText={text('reqif-drop', 'Drop the file here')}
              multiple={false}
              disabled={!riskRatingSetUuid}
            >
              {pick => (
                <Box
                  sx={{
                    border: 1,
                    borderStyle: 'dashed',
                    borderColor: 'divider',
                    borderRadius: 1,
                    p: plan ? 1.5 : 4,
                    display: 'flex',
                    flexDirection: plan ? 'row' : 'column',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    gap: 1.5,
                    textAlign: 'center',
                  }}
                >
                  <UploadFileRounded color="action" />
                  <Typography>{file?.name ?? text.prose('reqif-drop', 'Drop the file here')}</Typography>
                  <Button
                    variant={plan ? 'outlined' : 'contained'}
                    size="small"
                    disabled={!riskRatingSetUuid}
                    onClick={pick}
                  >
                    {text('reqif-choose', 'Choose a file')}
                  </Button>
                  <Typography variant="body2" color="textSecondary">
                    {text.prose(
                      'reqif-types',
                      '.reqif, .reqifz, .xlsx or .csv, up to 10 MB and 10,000 objects',
                    )}
                  </Typography>
                </Box>
              )}
            </DropZone>
            {refused && (
              <Alert severity="error">
                {text.prose('reqif-not-read', '{1} was not read. {2}', {
                  values: [refused.name, refused.why],
                })}
              </Alert>
            )}
            {plan && (
              <>
                <ReqifRows rows={plan.rows} />
                <Button
                  size="small"
                  variant="contained"
                  sx={{ alignSelf: 'flex-start' }}
                  disabled={count === 0}
                  onClick={carryOut}
                >
                  {count === 0
                    ? text('reqif-nothing', 'Nothing to change')
                    : text('reqif-import', 'Import {1} records', { count, one: 'Import {1} record' })}
                </Button>
              </>
            )}
          </Stack>
        )}
      </Page>
    </SheetGate>
  );
}
