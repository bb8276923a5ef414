/** The splash stands for so long from when it was painted, as the animation of splash-page.module.css does: a slow start does not lengthen it. */
const splashMilliseconds = 5500

/**
 * Tells how long the splash still stands.
 *
 * @param paintedAt when it was painted; null where it is painted only now, or the browser does not tell
 */
export const splashRest = (paintedAt: number | null, now: number): number =>
	Math.max(0, splashMilliseconds - (now - (paintedAt ?? now)))

/** Finds when the page of the server was painted, in milliseconds since it was asked for. */
export const firstPaint = (): number | null =>
	performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null
