import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import type { Project } from '@/api/projects';
import { paths, withBasePath } from '@/config/paths';
import { SheetPeople } from '@/features/shared/sheet/SheetPeople';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { useShortcuts } from '@/ui/shortcuts';
import { QrCode } from './QrCode';
import { useWholeScreen } from './useWholeScreen';

/** Of the code that phones read, px. */
const QR_SIZE = 96;

interface MeetingScreenProps {
  project: Project;
  /** Place of the shown hazard, from 0, and how many there are. */
  place: number;
  total: number;
  hazardCode: string;
  onGo: (place: number) => void;
  children: ReactNode;
}

/** The frame on the projector: which hazard of how many, who is here, and where to vote. */
export function MeetingScreen({ project, place, total, hazardCode, onGo, children }: MeetingScreenProps) {
  const text = useTexts('voting');
  const { isWhole, toggle } = useWholeScreen();
  const [previous, next] = [text('previous-hazard', 'Previous hazard'), text('next-hazard', 'Next hazard')];
  useShortcuts(
    useMemo(() => {
      // The two keys that presenters send.
      const key = (binding: string, label: string, to: number) => ({
        id: `meeting-${binding}`,
        keys: binding,
        binding,
        label,
        run: () => onGo(to),
      });
      return {
        title: text('meeting', 'Meeting'),
        shortcuts: [key('PageUp', previous, place - 1), key('PageDown', next, place + 1)],
      };
    }, [text, previous, next, onGo, place]),
  );
  const address = `${window.location.origin}${withBasePath(paths.projectVoting(project.uuid, 'queue'))}`;
  const steps = [
    { label: previous, to: place - 1, icon: <ChevronLeftRounded /> },
    { label: next, to: place + 1, icon: <ChevronRightRounded /> },
  ];
  return (
    <Box
      sx={{
        px: `${tokens.page.marginInline}px`,
        py: 2,
        ...(isWhole && {
          position: 'fixed',
          inset: 0,
          overflow: 'auto',
          bgcolor: 'background.default',
          // Above header and side menu, below dialogs.
          zIndex: ({ zIndex }) => zIndex.drawer + 1,
        }),
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        {steps.map(({ label, to, icon }) => (
          <Tooltip key={label} title={label}>
            <span>
              <IconButton aria-label={label} disabled={to < 0 || to >= total} onClick={() => onGo(to)}>
                {icon}
              </IconButton>
            </span>
          </Tooltip>
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {text.prose('place', '{1} · {2} of {3}', { values: [hazardCode, place + 1, total] })}
        </Typography>
        <SheetPeople />
        <Button size="small" variant="outlined" onClick={toggle}>
          {isWhole
            ? text('leave-whole-screen', 'Leave the whole screen')
            : text('whole-screen', 'Whole screen')}
        </Button>
      </Stack>
      {/* A projector is read from the back of the room. */}
      <Box sx={{ zoom: { xs: 1, lg: isWhole ? 1.6 : 1.25 } }}>{children}</Box>
      <Stack
        direction="row"
        component="footer"
        sx={{ gap: 2, alignItems: 'center', mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}
      >
        <QrCode
          address={`${address}?hazard=${encodeURIComponent(hazardCode)}`}
          size={QR_SIZE}
          label={text('qr-label', 'The address to vote at, for a phone')}
        />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {text.prose('vote-at', 'Vote at')} <strong>{address}</strong>
        </Typography>
      </Stack>
    </Box>
  );
}
