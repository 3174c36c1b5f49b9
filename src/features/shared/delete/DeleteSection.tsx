import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Section } from '@/ui/Section';

interface DeleteSectionProps {
  title: string;
  purpose: ReactNode;
  /** Of the button. */
  label: string;
  /** Asks before anything is deleted. */
  dialog: (onClose: () => void) => ReactNode;
}

/** The last part of settings: the end of what they are about. */
export function DeleteSection({ title, purpose, label, dialog }: DeleteSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section title={title} purpose={purpose}>
      <Button
        size="small"
        color="error"
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      {isAsking && dialog(() => setIsAsking(false))}
    </Section>
  );
}
