import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense, useId } from 'react';
import { IsTitledContext } from './SectionFrame';

interface FoldedSectionProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Rendered while it is open only, so that what is folded asks for nothing. */
  children: () => ReactNode;
}

/** A part of a panel below a heading that opens and closes it. */
export function FoldedSection({ title, isOpen, onToggle, children }: FoldedSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={`${id}title`}
      sx={{ borderTop: 1, borderColor: 'divider', mx: -2, px: 2 }}
    >
      <Box component="h3" sx={{ m: 0 }}>
        <ButtonBase
          id={`${id}title`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
          sx={{
            width: '100%',
            minHeight: 36,
            justifyContent: 'space-between',
            typography: 'h3',
            textAlign: 'start',
          }}
        >
          {title}
          <ExpandMoreRounded
            fontSize="small"
            sx={{ color: 'text.secondary', ...(isOpen && { transform: 'rotate(180deg)' }) }}
          />
        </ButtonBase>
      </Box>
      {isOpen && (
        <Box id={id} sx={{ pt: 0.5, pb: 2 }}>
          <IsTitledContext value={true}>
            <Suspense fallback={<Skeleton variant="rounded" height={60} />}>{children()}</Suspense>
          </IsTitledContext>
        </Box>
      )}
    </Box>
  );
}
