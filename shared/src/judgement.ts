/** It has no imports, because the browser runs it. */
export const judgements = ['right', 'partly', 'wrong'] as const

/** Says what a learner thinks of the own answer beside the model answer. */
export type Judgement = (typeof judgements)[number]
