import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';

interface DropZoneProps {
  /** Takes the chosen files. */
  onFiles: (files: File[]) => void;
  /** Stands over the content while files are dragged over it. */
  dropText: string;
  multiple?: boolean;
  disabled?: boolean;
  /** @param pick opens the picker: for a button, which the keyboard reaches */
  children: (pick: () => void) => ReactNode;
}

/** A part of a page that takes files: dropped on it, or picked. */
export function DropZone({ onFiles, dropText, multiple = true, disabled = false, children }: DropZoneProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: files => {
      if (files.length > 0) onFiles(files);
    },
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    // The app keeps every page from what is dropped beside (app/strayFiles), and leaves dragged text to its field.
    preventDropOnDocument: false,
  });
  return (
    // Only dropping is off, not what stands inside.
    <Box {...getRootProps()} aria-disabled={false} sx={{ position: 'relative' }}>
      {/* One that takes nothing would swallow what is put into it. */}
      {!disabled && <input {...getInputProps()} aria-hidden tabIndex={-1} />}
      {children(open)}
      {isDragActive && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            zIndex: 'modal',
            display: 'grid',
            placeItems: 'center',
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'primary.main',
            borderRadius: 1,
            bgcolor: 'background.paper',
            opacity: 0.95,
            fontWeight: 'fontWeightMedium',
          }}
        >
          {dropText}
        </Box>
      )}
    </Box>
  );
}
