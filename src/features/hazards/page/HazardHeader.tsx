import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { printPage, usePrinting } from '@/ui/printing';
import { statusText } from '../columns/hazardColumns';
import type { WorksheetData } from '../view/useWorksheetData';
import { HazardClosing } from './HazardClosing';
import { RiskFreeze } from './RiskFreeze';

interface HazardHeaderProps {
  project: Project;
  hazard: Hazard;
  data: WorksheetData;
  neighbours: readonly [before: Hazard | undefined, after: Hazard | undefined];
}

/** Which hazard it is, its state, the way to its row and to the ones before and after it. */
export function HazardHeader({ project, hazard, data, neighbours }: HazardHeaderProps) {
  const text = useTexts('hazards');
  const formats = useFormats();
  const isPrinting = usePrinting();
  const [before, after] = neighbours;
  const event = data.catalogs.hazardousEvents.byUuid.get(hazard.hazardousEventUuid ?? '')?.name;
  const steps = [
    { to: before, label: text('previous-hazard', 'Previous hazard'), icon: <ChevronLeftRounded /> },
    { to: after, label: text('next-hazard', 'Next hazard'), icon: <ChevronRightRounded /> },
  ];
  const title = [hazard.code, hazard.name || event].filter(Boolean).join(' · ');
  useDocumentTitle(title);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="h2" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {isPrinting && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%', order: 1 }}>
          {text.prose('printed', '{1}, as it was on {2}', {
            values: [project.name, formats.dateTime(new Date().toISOString())],
          })}
        </Typography>
      )}
      <Chip size="small" variant="outlined" label={statusText(hazard.status, text)} />
      {hazard.status === 'MITIGATED' && (
        <Chip size="small" variant="outlined" label={statusText('LOCKED', text)} />
      )}
      {!hazard.isClosed && <RiskFreeze project={project} hazard={hazard} />}
      <HazardClosing project={project} hazard={hazard} />
      <Button size="small" variant="outlined" onClick={() => void printPage()}>
        {text('print', 'Print')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        component={Link}
        to={paths.projectHazard(project.uuid, hazard.code)}
      >
        {text('in-worksheet', 'In the worksheet')}
      </Button>
      <Stack direction="row" sx={{ gap: 1 }}>
        {steps.map(({ to, label, icon }) => (
          <Tooltip key={label} title={to ? `${label}: ${to.code}` : label}>
            <span>
              <IconButton
                size="small"
                aria-label={label}
                {...(to
                  ? { component: Link, to: paths.projectHazardPage(project.uuid, to.code) }
                  : { disabled: true })}
              >
                {icon}
              </IconButton>
            </span>
          </Tooltip>
        ))}
      </Stack>
    </Stack>
  );
}
