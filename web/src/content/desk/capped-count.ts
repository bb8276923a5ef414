import { deskTotalLimit } from '@aravalli/shared/content/content'
import { formatCount } from '#web/lib/format-count.ts'

/** Writes a number that nobody counts further than the desk does. */
export const cappedCount = (count: number) => formatCount(count) + (count >= deskTotalLimit ? '+' : '')
