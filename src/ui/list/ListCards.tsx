import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ListLayoutProps, PLACEHOLDERS } from './listTypes';
import { SelectAllBox, useSelectBoxes } from './SelectBoxes';

const listSx = { display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 };

/** A list where there is no room for a table: a card for each row, its first column being the heading. */
export function ListCards<Row>(props: ListLayoutProps<Row>) {
  const { label, columns, rows, rowKey, actions, selection } = props;
  const [title, ...others] = columns;
  const selectBox = useSelectBoxes({ rows: rows ?? [], rowKey, selection });
  return (
    <>
      {selection && rows && <SelectAllBox rows={rows} rowKey={rowKey} selection={selection} />}
      <Box component="ul" aria-label={label} aria-busy={rows === undefined} sx={listSx}>
        {rows === undefined &&
          PLACEHOLDERS.map(row => (
            <li key={row}>
              <Skeleton variant="rounded" height={64 + others.length * 20} />
            </li>
          ))}
        {rows?.map(row => (
          <li key={rowKey(row)}>
            <Card variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
              <Box
                sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}
              >
                {selectBox && <Box sx={{ flexShrink: 0, mt: -0.5, ml: -0.5 }}>{selectBox(row)}</Box>}
                <Box sx={{ flex: 1, fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {title.render(row)}
                </Box>
                {actions && <Box sx={{ flexShrink: 0 }}>{actions(row)}</Box>}
              </Box>
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: 'fit-content(30%) 1fr',
                  alignItems: 'baseline',
                  columnGap: 1.5,
                  rowGap: 0.5,
                  // MUI puts fields to the top of their line.
                  '& .MuiFormControl-root': { verticalAlign: 'baseline' },
                }}
              >
                {others.map(({ key, label: name, render }) => {
                  const value = render(row);
                  return value == null ? null : (
                    <Box key={key} sx={{ display: 'contents' }}>
                      <Typography component="dt" variant="body2" color="textSecondary">
                        {name}
                      </Typography>
                      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                        {value}
                      </Typography>
                    </Box>
                  );
                })}
              </Box>
            </Card>
          </li>
        ))}
      </Box>
    </>
  );
}
