import Box from '@mui/material/Box';
import { useFormats } from '@/glossary/useFormats';
import { CountLink } from '@/ui/CountLink';
import { FIGURES_TABLE } from './FiguresTable';

interface FigureCellProps {
  count: number;
  /** What is counted, for whoever hears the link alone. */
  name: string;
  /** The list of exactly that; nobody is led to an empty one. */
  to: string;
}

/** A cell of a table of figures: a count that leads to what it counts. */
export function FigureCell({ count, name, to }: FigureCellProps) {
  const formats = useFormats();
  return (
    <Box component="td" sx={FIGURES_TABLE.number}>
      <CountLink to={count > 0 ? to : undefined} name={name}>
        {formats.number(count)}
      </CountLink>
    </Box>
  );
}
