import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** An address that a phone reads from the projector; black on white in both colour schemes, as readers want it. */
export function QrCode({ address, label, size }: { address: string; label: string; size: number }) {
  const { data, size: modules } = encode(address, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      sx={{ width: size, height: size, flexShrink: 0 }}
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
}
