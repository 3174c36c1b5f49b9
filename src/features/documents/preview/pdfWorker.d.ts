declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  /** What a worker would do; `pdfjs-dist` finds it as `globalThis.pdfjsWorker`. */
  export const WorkerMessageHandler: unknown;
}
