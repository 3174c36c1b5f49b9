import { drawPicture, PictureError } from './drawPicture.ts';

// A process that answers for one file, with the picture or with why there is none. It ends with whoever asked.
process.once('disconnect', () => process.exit());
process.once('message', ({ path, mimeType }: { path: string; mimeType: string }) => {
  drawPicture(path, mimeType).then(
    picture => process.send?.({ picture }),
    error => process.send?.({ problem: error instanceof PictureError ? error.message : 'It is damaged.' }),
  );
});
