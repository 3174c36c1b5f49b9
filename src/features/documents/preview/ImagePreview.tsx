import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTexts } from '@/glossary/useText';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  border: `1px solid ${theme.vars?.palette.divider}`,
}));

/** A picture as it is, at most as wide as the page. */
export function ImagePreview({ file }: { file: Blob }) {
  const text = useTexts('documents');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address ? <Picture src={address} alt={text('picture', 'The picture of this revision')} /> : null;
}
