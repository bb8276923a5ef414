import type { Bilingual, Language } from '../language.ts'
import { questionNumberOf, type RubricPart } from './rubric.ts'

/** Names what an answer gets its marks for, alike on the desk, on the returned copy and in its PDF file. */
export const rubricNames: Record<RubricPart, Bilingual> = {
	introduction: { english: 'Introduction', hindi: 'भूमिका' },
	content: { english: 'Content', hindi: 'विषयवस्तु' },
	structure: { english: 'Structure', hindi: 'संरचना' },
	conclusion: { english: 'Conclusion', hindi: 'निष्कर्ष' },
	presentation: { english: 'Presentation', hindi: 'प्रस्तुति' },
}

const questionNames: Bilingual<(number: number) => string> = {
	english: (number) => `Question ${number}`,
	hindi: (number) => `प्रश्न ${number}`,
}

/** Names a part of an answer, or a question of a paper. */
export function partName(part: string, language: Language): string {
	const number = questionNumberOf(part)
	return number === null ? (rubricNames[part as RubricPart]?.[language] ?? part) : questionNames[language](number)
}
