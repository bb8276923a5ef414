/** Are the four papers of the main examination. The file has no imports, because the browser runs it. */
export const mainsPapers = ['paper1', 'paper2', 'paper3', 'paper4'] as const

export type MainsPaper = (typeof mainsPapers)[number]
