import type { Bilingual } from '@aravalli/shared/language'
import type { Paper } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'

/** Holds what the server itself says about study material: in PDF files and pictures. */
export const studyWords = {
	english: {
		minutes: (count: number) => `${count} min read`,
		page: 'Page',
		fallback: 'This is available in English only.',
		quiz: 'Test yourself',
		answers: 'Answers',
	},
	hindi: {
		minutes: (count: number) => `${count} मिनट`,
		page: 'पृष्ठ',
		fallback: 'यह सामग्री केवल अंग्रेज़ी में उपलब्ध है।',
		quiz: 'स्वयं को परखें',
		answers: 'उत्तर',
	},
} as const satisfies Bilingual<unknown>

export const sectionNames: Record<Section, Bilingual> = {
	'to-the-point': { english: 'To-the-Point Notes', hindi: 'टू-द-पॉइंट नोट्स' },
	'mind-map': { english: 'Mind Maps', hindi: 'माइंड मैप' },
	infographics: { english: 'Infographics', hindi: 'इन्फ़ोग्राफ़िक्स' },
	'learning-through-map': { english: 'Learning Through Map', hindi: 'मानचित्र से सीखें' },
	'mains-answer-enrichment-capsule': {
		english: 'Mains Answer Enrichment Capsules',
		hindi: 'मुख्य परीक्षा उत्तर संवर्धन कैप्सूल',
	},
}

export const paperNames: Record<Paper, Bilingual> = {
	paper1: { english: 'GS Paper 1', hindi: 'सामान्य अध्ययन प्रश्नपत्र 1' },
	paper2: { english: 'GS Paper 2', hindi: 'सामान्य अध्ययन प्रश्नपत्र 2' },
	paper3: { english: 'GS Paper 3', hindi: 'सामान्य अध्ययन प्रश्नपत्र 3' },
	paper4: { english: 'Hindi and English', hindi: 'हिंदी और अंग्रेज़ी' },
	prelims: { english: 'Prelims', hindi: 'प्रारंभिक परीक्षा' },
}
