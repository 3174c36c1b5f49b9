import type { HoleKind } from '@domain/trace/traceHoles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import type { Mending } from './MendDialog';
import { isAbout, type TraceRow } from './traceRows';
import { HOLE_LABELS } from './traceTexts';

/** The documents that are about one record of a row. */
export function Documents({ of, documents }: { of: { uuid: string }; documents: TraceRow['documents'] }) {
  return documents
    .filter(document => isAbout(document, of.uuid))
    .map(({ uuid, projectUuid, code, name }) => (
      <Named key={uuid} code={code} name={name} to={paths.projectDocuments(projectUuid, uuid)} />
    ));
}

interface NamedProps {
  code: string;
  name: string;
  to: string | undefined;
  children?: ReactNode;
}

export function Named({ code, name, to, children }: NamedProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        {to ? (
          <Link component={RouterLink} to={to} className="trace-names">
            {code}
          </Link>
        ) : (
          code
        )}
        {children}
      </Box>
      {name}
    </div>
  );
}

export function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.85em' }}>
      {children}
    </Box>
  );
}

/** Kinds that are mended by making something new. */
const MADE_NEW: readonly HoleKind[] = ['HAZARD_WITHOUT_TARGET', 'TARGET_WITHOUT_REQUIREMENT'];

interface HolesProps {
  record: { uuid: string; code: string };
  holes: readonly HoleKind[] | undefined;
  /** Left out where nothing may be changed. */
  onMend: ((mending: Mending) => void) | undefined;
  /** Another way to mend one of them: by what is there. */
  more?: { kind: HoleKind; label: string } | undefined;
  /** Where they are mended, if not by a dialog. */
  mendedAt?: string | undefined;
}

export function Holes({ record, holes = [], onMend, more, mendedAt }: HolesProps) {
  const text = useTexts('trace');
  if (holes.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.25 }}>
      {holes.map(kind => {
        const label = text(HOLE_LABELS[kind]);
        if (!onMend) return <Chip key={kind} size="small" color="warning" variant="outlined" label={label} />;
        const mend = (way: Mending['way']) => onMend({ kind, uuid: record.uuid, way });
        return (
          <Fragment key={kind}>
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              label={label}
              data-hole={`${kind} ${record.uuid}`}
              aria-label={text('mend', '{1}: {2}. Mend it', { values: [record.code, label] })}
              {...(mendedAt
                ? { component: RouterLink, to: mendedAt, clickable: true }
                : { onClick: () => mend(MADE_NEW.includes(kind) ? 'NEW' : 'COMPLETE') })}
            />
            {more?.kind === kind && (
              <Button
                size="extraSmall"
                className="trace-mend"
                aria-label={`${record.code}: ${more.label}`}
                onClick={() => mend('CHOOSE')}
              >
                {more.label}
              </Button>
            )}
          </Fragment>
        );
      })}
    </Box>
  );
}
