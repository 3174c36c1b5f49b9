/** How far along a drag is, in the thing's own width. */
export interface DragProgress {
  /** Pixels from where it started; negative to the left. */
  offset: number;
  /** Let go here, the thing is dismissed. */
  dismisses: boolean;
}

/**
 * A drag to the side of something `width` px wide.
 *
 * @param threshold share of the width that has to be passed, 0 to 1
 */
export function dragProgress(
  startX: number,
  currentX: number,
  width: number,
  threshold: number,
): DragProgress {
  const offset = currentX - startX;
  return { offset, dismisses: width > 0 && Math.abs(offset) >= width * threshold };
}
