/** The way of browsers without the clipboard interface, and of pages that came without https. */
function copyByCommand(text: string): void {
  // Set at the event itself: an open dialog takes the focus back from any field that would be selected for this.
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(field);
  document.addEventListener('copy', copy);
  try {
    field.select();
    if (!document.execCommand('copy')) throw new Error('The copy command was refused.');
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: specification §8 "Clipboard"
    console.error('Unable to copy to clipboard', error);
  } finally {
    document.removeEventListener('copy', copy);
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Copies a text; a failure is logged in the words of specification §8 and never thrown. */
export async function copyToClipboard(text: string): Promise<void> {
  if (!navigator.clipboard) {
    copyByCommand(text);
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: specification §8 "Clipboard"
    console.error('There was an error copying to the clipboard.', error);
  }
}
