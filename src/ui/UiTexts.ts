import { createContext, useContext } from 'react';

/** The few words that parts of `src/ui` say by themselves; the app gives them from its glossary. */
export interface UiTexts {
  close: string;
  loading: string;
  tryAgain: string;
  /** A text is longer than it may be. */
  tooLong: (max: number, length: number) => string;
  /** What an operator finds a failed call by. */
  request: (requestId: string) => string;
}

const english: UiTexts = {
  close: 'Close',
  loading: 'Loading',
  tryAgain: 'Try again',
  tooLong: (max, length) => `The text has ${length} characters; ${max} are allowed.`,
  request: requestId => `Request ${requestId}`,
};

export const UiTextsContext = createContext<UiTexts>(english);

export const useUiTexts = (): UiTexts => useContext(UiTextsContext);
