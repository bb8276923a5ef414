/**
 * Both sides must agree on these rules about questions of the main examination. The file imports next to nothing, because
 * the browser runs it.
 */
import { type MainsPaper, mainsPapers } from '../questions/mains-papers.ts'

export { type MainsPaper, mainsPapers }

/** Before it the main examination had other papers, with optional subjects. Source: RPSC's scheme for RAS 2013, of July 2014. */
export const FIRST_PYQ_YEAR = 2013

/** Lists the years of the main examination that can always be chosen, the newest first. */
export const mainsYears = [2024, 2023, 2021, 2018, 2016, 2013, 2012, 2009, 2008, 2007, 2003] as const

/** Names the lists that a question can be in: all of them, those of previous years, and the most important ones. */
export const mainsTabs = ['practice', 'pyq', 'miq'] as const

export type MainsTab = (typeof mainsTabs)[number]

export const mainsPageSize = 10
