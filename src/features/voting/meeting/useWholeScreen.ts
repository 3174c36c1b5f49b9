import { useEffect, useState } from 'react';

/** Whether the browser shows the app on the whole screen; it may also be left by the browser's own key. */
export function useWholeScreen(): { isWhole: boolean; toggle: () => void } {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const read = () => setIsWhole(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
      // Leaving the page: nobody wants the worksheet on the whole screen.
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  const toggle = () =>
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : // Not only a part of the page: dialogs stand beside it. A browser that refuses leaves all as it is.
        document.documentElement.requestFullscreen().catch(() => undefined));
  return { isWhole, toggle };
}
