import { sections } from '../study-sections.ts'
import { practiceTypes } from './practice-note.ts'

/** Answers to these are judged by whoever gave them; those of study material are the questions to test oneself. */
export const judgedTypes = [...practiceTypes, ...sections] as const

export type JudgedType = (typeof judgedTypes)[number]

/** Is the last index that a question of an item may have, from 0. A question for practice is one, whatever parts it has. */
export const MAX_PART = 99
