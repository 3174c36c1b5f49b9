import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTexts } from '@/glossary/useText';
import { errorStatus } from '@/lib/apiError';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { SheetSkeleton } from './SheetSkeleton';

interface SheetGateProps {
  /** The list call that the sheet needs. */
  query: { currentData?: unknown; error?: unknown; refetch: () => unknown };
  /** Says what is loading. */
  label: string;
  children: ReactNode;
}

/** Loading, failure and missing permission before a sheet. */
export function SheetGate({ query, label, children }: SheetGateProps) {
  const text = useTexts('sheet');
  if (query.currentData) return children;
  if (errorStatus(query.error) === 403)
    return (
      <Page>
        <EmptyState
          title={text('no-permission-title', 'This part of the project is not open to you')}
          text={text.prose(
            'no-permission',
            'Reading the analysis needs a role in this project. A lead of the project can give you one.',
          )}
        />
      </Page>
    );
  if (query.error) return <ErrorView error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Box sx={{ flex: 1, minHeight: 0 }}>
      <SheetSkeleton label={label} />
    </Box>
  );
}
