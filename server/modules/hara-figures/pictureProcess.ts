import { drawPicture, PictureError } from './drawPicture.ts';

// A process that handles one file: it says that it has started, answers with the picture or the reason for refusing it, and
// ends with its parent.
process.once('disconnect', () => process.exit());
process.once('message', ({ path, mimeType }: { path: string; mimeType: string }) => {
  drawPicture(path, mimeType).then(
    picture => process.send?.({ picture }),
    error => process.send?.({ problem: error instanceof PictureError ? error.message : 'It is damaged.' }),
  );
});
process.send?.('ready');
