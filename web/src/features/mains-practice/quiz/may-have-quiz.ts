import { quizOfNobody } from '../stored.ts'

/** Whether it is worth asking for an unfinished quiz: whoever is signed in may have one on another device. */
export const mayHaveQuiz = (userId: string | null): boolean => userId !== null || quizOfNobody.read() !== null
