/**
 * Keeps the page when a file is dropped where nothing takes files: the browser would open the file in its place, over
 * whatever has not been saved yet.
 * @returns takes the guard away again
 */
export function refuseStrayFiles(target: EventTarget): () => void {
  const refuse = (event: Event) => {
    const { dataTransfer } = event as DragEvent;
    // A place that takes files has said so already; text that is dragged into a field is the browser's.
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  target.addEventListener('dragover', refuse);
  target.addEventListener('drop', refuse);
  return () => {
    target.removeEventListener('dragover', refuse);
    target.removeEventListener('drop', refuse);
  };
}
