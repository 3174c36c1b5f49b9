import { useCallback } from 'react';
import type { Notification } from '@/api/notifications';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { plainWords } from '../../../glossary/plainWords.ts';
import { MESSAGES, type Message } from './messageTexts';

/**
 * What a notification says in the reader's language. What cannot be said in it (words of a tool, a message of a newer
 * platform, or of one that gives none) is shown as the platform worded it.
 */
export function useNotificationWords(): (notification: Notification) => { title: string; details: string } {
  const text = useTexts('notifications');
  const formats = useFormats();
  return useCallback(
    ({ title, titleMessage, text: details, textMessages }) => {
      const say = ({ id, values }: Message) => {
        const written = values.map(value => {
          if (typeof value === 'number') return formats.number(value);
          return id === 'DUE' || id === 'DUE_FIRST' ? formats.date(value) : value;
        });
        // Comments are written in Markdown; a notification is one line of plain words.
        return id === 'WORDS' ? plainWords(written.join('')) : text(MESSAGES[id], { values: written });
      };
      const isKnown = ({ id }: Message) => id === 'WORDS' || Object.hasOwn(MESSAGES, id);
      const lines = textMessages ?? [];
      return {
        title: titleMessage && isKnown(titleMessage) ? say(titleMessage) : title,
        details: lines.length > 0 && lines.every(isKnown) ? lines.map(say).join('\n') : details,
      };
    },
    [text, formats],
  );
}
