import type { PublicPage } from './platform/sharing/public-pages.ts'

/**
 * The pages that search engines are to list, beside what features add of their own content. Pages that only say that something is
 * coming, and those that need a session, stay out and carry `noindex`.
 */
export const publicPages: PublicPage[] = [
	{
		path: '/dashboard',
		title: { english: 'RAS preparation in Hindi and English', hindi: 'RAS की तैयारी, हिंदी और अंग्रेज़ी में' },
	},
	{ path: '/answer-writing-practice', title: { english: 'Answer Writing Practice', hindi: 'उत्तर लेखन अभ्यास' } },
]

/** Beginnings of the addresses that robots have no business at. */
export const privatePaths = [
	'/admin',
	'/login',
	'/my-ebooks',
	'/onboarding',
	'/payment-history',
	'/profile',
	'/upload-answersheet',
]
