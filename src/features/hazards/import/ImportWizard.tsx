import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { Project } from '@/api/projects';
import { useReverse } from '@/features/shared/edits/useReverse';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import type { WorksheetData } from '../view/useWorksheetData';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { rememberMapping } from './columns/rememberedMapping';
import { DoneStep } from './DoneStep';
import { FileStep } from './FileStep';
import { keepImported } from './importedHazards';
import { type ImportStep, STEP_NAMES, STEPS } from './importTexts';
import type { ImportPlan } from './plan/planImport';
import { useImportFile } from './useImportFile';
import { useImportPlan } from './useImportPlan';
import { useImportRun } from './useImportRun';

interface ImportWizardProps {
  project: Project;
  data: WorksheetData;
}

/** File, columns, check, done. The step stands in the address; what was chosen stays while steps come and go. */
export function ImportWizard({ project, data }: ImportWizardProps) {
  const queue = useEditQueue();
  const reverse = useReverse();
  const [address, change] = useAddressParameters();
  const { run, progress, start, cancel, close } = useImportRun();
  const file = useImportFile(project.uuid, project.style, data.set, run !== null);
  const [carriedOut, setCarriedOut] = useState<ImportPlan | null>(null);
  const [undo, setUndo] = useState<'none' | 'running' | 'done'>('none');
  const wanted = STEPS.find(step => step === address.get('step')) ?? 'file';
  const text = useTexts('hazards');
  const step = stepOf(wanted, file.file !== null, run !== null);
  const { targets, plan, choices, setChoices, several, measureTypes } = useImportPlan(
    project,
    data,
    file,
    step === 'check',
  );
  const go = (next: ImportStep) => change({ step: next === 'file' ? '' : next });
  const onImport = () => {
    if (!plan || !file.file || !file.table) return;
    rememberMapping(project.uuid, file.table.headers, file.file.mapping);
    setCarriedOut(plan);
    setUndo('none');
    start(plan);
    keepImported(
      project.uuid,
      plan.rows.flatMap(({ planned, result }) =>
        planned && result !== 'unchanged' ? [planned.record.uuid] : [],
      ),
    );
    go('done');
  };
  const stepName = text(STEP_NAMES[step]);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The button that led here is gone: whoever uses the keyboard goes on at the top of the step, which is as a new page.
    if (shown.current !== step) {
      place.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    shown.current = step;
  }, [step]);
  return (
    <Box ref={place} tabIndex={-1} role="group" aria-label={stepName} sx={{ outline: 'none' }}>
      <Steps current={step} />
      {step === 'file' && (
        <FileStep
          current={file.file?.name}
          onRead={(name, book) => {
            file.read(name, book);
            close();
            go('columns');
          }}
          onNext={() => go('columns')}
        />
      )}
      {step === 'columns' && file.file && file.table && (
        <ColumnsStep
          file={file.file}
          table={file.table}
          targets={targets}
          onSheet={file.chooseSheet}
          onHeader={file.chooseHeader}
          onMap={file.map}
          onBack={() => go('file')}
          onNext={() => {
            close();
            go('check');
          }}
        />
      )}
      {step === 'check' && plan && (
        <CheckStep
          plan={plan}
          choices={choices}
          onChoose={setChoices}
          several={several}
          measureTypes={measureTypes}
          hasCodes={['code', 'externalId'].some(key => file.file?.mapping.includes(key))}
          resultLabel={data.set.resultLabel}
          onBack={() => go('columns')}
          onImport={onImport}
        />
      )}
      {step === 'done' && carriedOut && progress && (
        <DoneStep
          projectUuid={project.uuid}
          plan={carriedOut}
          progress={progress}
          resultLabel={data.set.resultLabel}
          undo={undo}
          onCancel={cancel}
          onUndo={() => {
            setUndo('running');
            // Row by row: of many it takes a while.
            const later = reverse('undo')?.later ?? Promise.resolve();
            void later.then(() => setUndo('done'));
          }}
          onGiveUp={() => queue.forget(progress.refusedUuids)}
          onAgain={() => {
            close();
            go('file');
          }}
        />
      )}
    </Box>
  );
}

/** The step that can be shown: none before its file is read, none of the result before anything was written. */
function stepOf(wanted: ImportStep, hasFile: boolean, hasRun: boolean): ImportStep {
  // What was imported is not checked and imported once more: that starts at its columns again.
  if (hasRun && wanted === 'check') return 'done';
  if (wanted === 'done') return hasRun ? 'done' : hasFile ? 'check' : 'file';
  return hasFile ? wanted : 'file';
}

function Steps({ current }: { current: ImportStep }) {
  const text = useTexts('hazards');
  return (
    <Box
      component="ol"
      aria-label={text('import-steps', 'Steps of the import')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
      }}
    >
      {STEPS.map((step, at) => (
        <Box
          key={step}
          component="li"
          aria-current={step === current ? 'step' : undefined}
          sx={{
            color: step === current ? 'primary.main' : 'text.secondary',
            fontWeight: step === current ? 'fontWeightMedium' : undefined,
          }}
        >
          {at + 1}. {text.prose(STEP_NAMES[step])}
        </Box>
      ))}
    </Box>
  );
}
