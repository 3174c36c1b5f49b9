import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext, useId } from 'react';
import { tokens } from '@/theme';
import { IsTitledContext } from './SectionFrame';

interface SectionProps {
  /** By which an address leads to it. */
  id?: string;
  title: string;
  purpose?: ReactNode;
  actions?: ReactNode;
  /** As wide as the page: for tables. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ id: place, title, purpose, actions, isWide = false, children }: SectionProps) {
  const id = useId();
  if (useContext(IsTitledContext))
    return (
      <Stack {...(place && { id: place })} sx={{ gap: 1.5 }}>
        {purpose && (
          <Typography variant="body2" color="textSecondary">
            {purpose}
          </Typography>
        )}
        {children}
        {actions && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
    );
  return (
    <Stack
      component="section"
      {...(place && { id: place })}
      aria-labelledby={id}
      sx={{ gap: 1.5, ...(!isWide && { maxWidth: tokens.settings.maxWidth }) }}
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" id={id} sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {purpose && (
        <Typography variant="body2" color="textSecondary">
          {purpose}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
