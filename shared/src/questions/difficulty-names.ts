import type { Bilingual } from '../language.ts'
import type { Difficulty } from './question.ts'

export const difficultyNames: Record<Difficulty, Bilingual> = {
	EASY: { english: 'Easy', hindi: 'सरल' },
	MEDIUM: { english: 'Medium', hindi: 'मध्यम' },
	HARD: { english: 'Hard', hindi: 'कठिन' },
}
