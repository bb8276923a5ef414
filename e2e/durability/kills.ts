/**
 * A store is killed under writes so often: enough of each kind of moment in `npm test`, ten times as many in `npm run
 * durability`.
 */
export const KILLS = Number(process.env.DURABILITY_KILLS ?? 5)

/**
 * The product is killed so often while pictures arrive, and each kill takes a whole start. There are fewer on a server,
 * whose own durability the writes are about.
 */
export const UPLOAD_KILLS = Math.max(4, KILLS * (process.env.TEST_DATABASE_URL ? 0.2 : 0.6))

/** The product is killed so often while answers are sent: each kill takes a start, and pages that are read again. */
export const COPY_KILLS = KILLS > 10 ? 30 : 2

/** Browser and product are killed so often, in turns, while a timed paper is answered: each kill takes a start. */
export const ATTEMPT_KILLS = KILLS > 10 ? 30 : 4
