/** Both sides must agree on these. The file imports nothing, because the browser runs it. */

/** One of these is right. */
export const keyOptions = ['A', 'B', 'C', 'D'] as const

export type KeyOption = (typeof keyOptions)[number]

/** Is the fifth option of every question since August 2023: “not attempted”, which costs nothing. */
export const NOT_ATTEMPTED = 'E'

export const answerOptions = [...keyOptions, NOT_ATTEMPTED] as const

export type AnswerOption = (typeof answerOptions)[number]
