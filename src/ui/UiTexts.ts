import { createContext, useContext } from 'react';

/** The few words that parts of `src/ui` say by themselves; the app gives them from its glossary. */
export interface UiTexts {
  close: string;
  loading: string;
  tryAgain: string;
  /** The code of a place on the screen could not be fetched. */
  codeMissing: string;
  /** The code of a place on the screen went with the version that it belonged to. */
  codeReplaced: string;
  reload: string;
  /** The page cannot be loaded again now. */
  noConnection: string;
  /** Tabs that have no room in their bar. */
  moreTabs: string;
  /** A text is longer than it may be. */
  tooLong: (max: number, length: number) => string;
  /** What an operator finds a failed call by. */
  request: (requestId: string) => string;
}

const english: UiTexts = {
  close: 'Close',
  loading: 'Loading',
  tryAgain: 'Try again',
  codeMissing:
    'No connection: this part has not been loaded yet. It is shown as soon as the connection is back.',
  codeReplaced: 'Badger was updated. Reload the page to open this part.',
  reload: 'Reload',
  noConnection: 'No connection. Nothing is lost; try again when it is back.',
  moreTabs: 'More',
  tooLong: (max, length) => `The text has ${length} characters; ${max} are allowed.`,
  request: requestId => `Request ${requestId}`,
};

export const UiTextsContext = createContext<UiTexts>(english);

export const useUiTexts = (): UiTexts => useContext(UiTextsContext);
