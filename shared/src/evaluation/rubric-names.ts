import type { Bilingual } from '../language.ts'
import type { RubricPart } from './rubric.ts'

/** Names what an answer gets its marks for, alike on the desk, on the returned copy and in its PDF file. */
export const rubricNames: Record<RubricPart, Bilingual> = {
	introduction: { english: 'Introduction', hindi: 'भूमिका' },
	content: { english: 'Content', hindi: 'विषयवस्तु' },
	structure: { english: 'Structure', hindi: 'संरचना' },
	conclusion: { english: 'Conclusion', hindi: 'निष्कर्ष' },
	presentation: { english: 'Presentation', hindi: 'प्रस्तुति' },
}
