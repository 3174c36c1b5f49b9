const TITLE_LENGTH = 200;

/** A title within its limit. */
export const shortened = (title: string) =>
  title.length <= TITLE_LENGTH ? title : `${title.slice(0, TITLE_LENGTH - 1)}…`;

interface Message {
  title: string;
  text: string;
  link?: string | undefined;
}

/** A notification as a mail: plain text, the link on a line of its own. */
export function mailOf({ title, text, link }: Message, to: string, publicUrl: string) {
  const parts = [text, link && `${publicUrl}/badger${link}`, `Badger, ${publicUrl}/badger`];
  return { to, subject: shortened(title), text: parts.filter(Boolean).join('\n\n') };
}
