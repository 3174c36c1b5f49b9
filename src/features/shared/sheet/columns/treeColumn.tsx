import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { WorksheetColumn } from '@/ui/worksheet';
import type { TreePlace } from '../treeRows';

interface TreeColumnOptions {
  readonly places: ReadonlyMap<string, TreePlace>;
  readonly toggle: (uuid: string) => void;
  readonly openLabel: (name: string) => string;
  readonly closeLabel: (name: string) => string;
}

/** px for each level, and for the button before the text. */
const INDENT = 18;

/** A column whose texts stand in by their level, with a button before those that have parts. */
export function treeColumn<R extends { readonly uuid: string }>(
  column: WorksheetColumn<R>,
  { places, toggle, openLabel, closeLabel }: TreeColumnOptions,
): WorksheetColumn<R> {
  const { kind } = column;
  return {
    ...column,
    kind: {
      ...kind,
      inset: row => {
        const place = places.get(row.uuid);
        return place ? (place.depth + 1) * INDENT : 0;
      },
      describe: (value, row) => {
        const place = places.get(row.uuid);
        return `${kind.describe?.(value, row) ?? kind.format(value, row)}${place?.isCollapsed ? ' …' : ''}`;
      },
      render: (value, row) => {
        const place = places.get(row.uuid);
        const name = kind.format(value, row);
        const shown = <span className="worksheet-lines">{kind.render?.(value, row) ?? name}</span>;
        if (!place) return shown;
        const { depth, hasParts, isCollapsed } = place;
        return (
          <Box component="span" sx={{ display: 'flex', paddingInlineStart: `${depth * INDENT}px` }}>
            {hasParts ? (
              <ButtonBase
                tabIndex={-1}
                aria-expanded={!isCollapsed}
                aria-label={isCollapsed ? openLabel(name) : closeLabel(name)}
                onMouseDown={event => event.stopPropagation()}
                onClick={event => {
                  event.stopPropagation();
                  toggle(row.uuid);
                }}
                sx={{ flex: 'none', inlineSize: INDENT, blockSize: INDENT, borderRadius: 0.5 }}
              >
                <ExpandMoreRounded
                  sx={{ fontSize: 16, ...(isCollapsed && { transform: 'rotate(-90deg)' }) }}
                />
              </ButtonBase>
            ) : (
              <Box component="span" sx={{ flex: 'none', inlineSize: INDENT }} />
            )}
            {shown}
          </Box>
        );
      },
    },
  };
}
