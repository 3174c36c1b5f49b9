import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { FigureCell } from './FigureCell';
import { FIGURES_TABLE, FiguresTable } from './FiguresTable';

export interface Share {
  label: string;
  /** Where it is worked on. */
  to: string;
  /** The list of exactly those that are open; left out where no list has single ones of them. */
  open?: string;
  done: number;
  total: number;
}

/** How much of each kind is done, as number and bar. */
export function ShareTable({ caption, shares }: { caption: string; shares: readonly Share[] }) {
  const text = useTexts('checks');
  const formats = useFormats();
  return (
    <FiguresTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{text('what', 'What')}</th>
          <th scope="col">{text('done', 'Done')}</th>
          <th scope="col">{text('open', 'Open')}</th>
          <th scope="col">{text('share', 'Share')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ label, to, open, done, total }) => {
          const share = total > 0 ? Math.floor((done / total) * 100) : 0;
          return (
            <tr key={label}>
              <th scope="row">
                <Link component={RouterLink} to={to} sx={{ display: 'inline-block', lineHeight: '24px' }}>
                  {label}
                </Link>
              </th>
              <Box component="td" sx={FIGURES_TABLE.number}>
                {text.prose('of', '{1} of {2}', { values: [formats.number(done), formats.number(total)] })}
              </Box>
              <FigureCell
                count={total - done}
                name={text('open-of', 'Open: {1}', { values: [label] })}
                to={open ?? to}
              />
              <td>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
                  <Box
                    aria-hidden="true"
                    sx={{ width: { xs: 40, sm: 120 }, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}
                  >
                    <Box
                      sx={{ height: 8, borderRadius: 1, bgcolor: 'primary.main' }}
                      style={{ width: `${share}%` }}
                    />
                  </Box>
                  {total > 0
                    ? text.prose('percent', '{1} %', { values: [formats.number(share)] })
                    : text.prose('none', 'None')}
                </Box>
              </td>
            </tr>
          );
        })}
      </tbody>
    </FiguresTable>
  );
}
