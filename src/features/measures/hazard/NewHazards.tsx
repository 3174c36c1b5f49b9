import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type HazardRrm, useListHazardRrmsQuery } from '@/api/hazard-rrms';
import { type Hazard, useListHazardsQuery } from '@/api/hazards';
import { useListRrmsQuery } from '@/api/rrms';
import { paths } from '@/config/paths';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { LinkNewHazardsDialog } from './LinkNewHazardsDialog';
import { NewHazardDialog } from './NewHazardDialog';

/** Hazards of the project by their uuids; undefined while they are not known. */
function useHazards(projectUuid: string, isNeeded: boolean) {
  const { currentData } = useListHazardsQuery(sheetList(projectUuid), { skip: !isNeeded });
  return currentData?.data.results;
}

function HazardLink({ hazard, section }: { hazard: Hazard; section?: string }) {
  const page = paths.projectHazardPage(hazard.projectUuid, hazard.code);
  return (
    <Link
      component={RouterLink}
      to={section ? `${page}#${section}` : page}
      variant="body2"
      sx={{ lineHeight: '24px' }}
    >
      {hazard.code} {hazard.name}
    </Link>
  );
}

/** A line of text with links behind it. */
function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ lineHeight: '24px' }}>
        {label}
      </Typography>
      {children}
    </Stack>
  );
}

interface NewHazardsProps {
  /** The one that the measure answers. */
  hazard: Hazard;
  use: HazardRrm;
  measureCode: string;
  /** It was judged to bring new ones. */
  isJudgedSo: boolean;
  canEdit: boolean;
}

/** The hazards that a measure brings along where it is used, and the way to link or to write them down (domain model 1.32). */
export function NewHazards({ hazard, use, measureCode, isJudgedSo, canEdit }: NewHazardsProps) {
  const text = useTexts('measures');
  const [dialog, setDialog] = useState<'new' | 'link' | null>(null);
  const isNamed = use.newHazardUuids.length > 0;
  const hazards = useHazards(hazard.projectUuid, isNamed || dialog === 'link');
  const close = () => setDialog(null);
  const linked = hazards?.filter(({ uuid }) => use.newHazardUuids.includes(uuid)) ?? [];
  return (
    <>
      {linked.length > 0 && (
        <Named label={text('brings', 'It brings')}>
          {linked.map(one => (
            <HazardLink key={one.uuid} hazard={one} />
          ))}
        </Named>
      )}
      {isJudgedSo && !isNamed && (
        <Alert severity="warning">
          {text.prose('brings-unnamed', 'It is judged to bring new hazards, and none is linked yet.')}
        </Alert>
      )}
      {canEdit && (isJudgedSo || isNamed) && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" onClick={() => setDialog('new')}>
            {text('bring-new', 'New hazard that it brings')}
          </Button>
          <Button size="small" onClick={() => setDialog('link')}>
            {text('bring-link', 'Link hazards that it brings')}
          </Button>
        </Stack>
      )}
      {dialog === 'new' && (
        <NewHazardDialog hazard={hazard} use={use} measureCode={measureCode} onClose={close} />
      )}
      {dialog === 'link' && hazards && (
        <LinkNewHazardsDialog hazards={hazards} use={use} measureCode={measureCode} onClose={close} />
      )}
    </>
  );
}

/** The measures that a hazard comes of, each with the hazard that it answers. */
export function BroughtBy({ hazard }: { hazard: Hazard }) {
  const text = useTexts('measures');
  const { projectUuid, uuid } = hazard;
  const uses = useListHazardRrmsQuery({ projectUuid, newHazardUuid: [uuid], limit: SHEET_LIMIT });
  const found = uses.currentData?.data.results ?? [];
  const hazards = useHazards(projectUuid, found.length > 0);
  const measures = useListRrmsQuery(sheetList(projectUuid), { skip: found.length === 0 });
  return found.map(use => {
    const answered = hazards?.find(one => one.uuid === use.hazardUuid);
    const measure = measures.currentData?.data.results.find(one => one.uuid === use.rrmUuid);
    if (!answered || !measure) return null;
    const label = text('brought-by', 'It comes of {1} on', { values: [`${measure.code} ${measure.name}`] });
    return (
      <Named key={use.uuid} label={label}>
        <HazardLink hazard={answered} section="measures" />
      </Named>
    );
  });
}
