import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface OtherAddressProps {
  publicUrl: string;
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
}

/**
 * Shown instead of the app under an address that the installation is not used under, such as 127.0.0.1 for localhost: the
 * browser would reach neither backend nor provider from there, and so no glossary either.
 */
export function OtherAddress({ publicUrl, location }: OtherAddressProps) {
  const { origin, pathname, search, hash } = location;
  const address = `${new URL(publicUrl).origin}${pathname}${search}${hash}`;
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 3, mt: { xs: 2, md: 8 } }}>
      <Typography variant="h1">Badger has another address</Typography>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        It cannot be used under {origin}. Open this page here: <Link href={address}>{address}</Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Whoever runs this installation sets its address with PUBLIC_URL.
      </Typography>
    </Box>
  );
}
