/** How often a store is killed under writes: enough of each kind of moment in `npm test`, five times as many in `npm run durability`. */
export const KILLS = Number(process.env.DURABILITY_KILLS ?? 10)

/**
 * The same for the product while pictures arrive, each of which takes a whole start. Fewer on a server, whose own durability the
 * writes are about.
 */
export const UPLOAD_KILLS = Math.max(4, KILLS * (process.env.TEST_DATABASE_URL ? 0.2 : 0.6))
