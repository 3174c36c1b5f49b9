import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { OwnSteps } from './OwnSteps';

/**
 * A part of the address that a screen tells itself, and follows where a link or Back leads to another one.
 * @param shown the part as the address shows it now
 * @param follow shows what the address shows: called after every Back, and by a link to what the screen has not told
 */
export function useOwnSteps(shown: string, follow: (shown: string) => void): OwnSteps {
  const [own] = useState(() => new OwnSteps(shown));
  const { key } = useLocation();
  const backTo = useNavigationType() === 'POP' ? key : undefined;
  const followLink = useEffectEvent((to: string) => {
    if (!own.shows(to)) follow(to);
  });
  // Back can be pressed before what was told was ever shown: the part may then be the same as long before.
  const followBack = useEffectEvent((_entry: string) => {
    own.letGo(shown);
    follow(shown);
  });
  useEffect(() => followLink(shown), [shown]);
  useEffect(() => {
    if (backTo !== undefined) followBack(backTo);
  }, [backTo]);
  return own;
}
