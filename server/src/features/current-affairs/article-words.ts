import type { Bilingual } from '@aravalli/shared/language'

/** Holds what the server itself says about articles: in PDF files, pictures and feeds. */
export const articleWords = {
	english: {
		section: 'Current Affairs',
		about: 'Explainers for the RAS exam: Rajasthan, India and the world.',
		keyPoints: 'Key points',
		prelims: 'Prelims',
		mains: 'Mains',
		sources: 'Sources',
		minutes: (count: number) => `${count} min read`,
		page: 'Page',
		fallback: 'This article is available in English only.',
		compilation: 'Monthly compilation',
		articles: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
		contents: 'Contents',
	},
	hindi: {
		section: 'समसामयिकी',
		about: 'RAS परीक्षा के लिए व्याख्यात्मक लेख: राजस्थान, भारत और विश्व।',
		keyPoints: 'मुख्य बिंदु',
		prelims: 'प्रारंभिक परीक्षा',
		mains: 'मुख्य परीक्षा',
		sources: 'स्रोत',
		minutes: (count: number) => `${count} मिनट`,
		page: 'पृष्ठ',
		fallback: 'यह लेख केवल अंग्रेज़ी में उपलब्ध है।',
		compilation: 'मासिक संकलन',
		articles: (count: number) => `${count} लेख`,
		contents: 'विषय-सूची',
	},
} as const satisfies Bilingual<unknown>
