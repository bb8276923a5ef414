import type { messages } from './messages.en.ts'

type Route = keyof (typeof messages)['routes']
type Feature = keyof (typeof messages)['featureTexts']

interface Landing {
	strategy: readonly Route[]
	practice: readonly Route[]
	/** Holds each feature with the address where it is; the address is null where it is in many places. */
	features: readonly { name: Feature; href: string }[]
}

const routine = { name: 'routine', href: '/dmpp-routine' } as const

/** The two landing pages lead to these. */
export const landings = {
	prelims: {
		strategy: [
			'/prelims-syllabus-strategy',
			'/prelims-syllabus',
			'/prelims-success-tips',
			'/prelims-high-probability',
			'/prelims-faq',
		],
		practice: ['/prelims-practice', '/prelims-miq', '/prelims-mock-tests', '/prelims-resources'],
		features: [
			routine,
			{ name: 'community', href: '/answer-writing-practice' },
			{ name: 'progress', href: '/dmpp-routine' },
		],
	},
	mains: {
		strategy: [
			'/mains-syllabus-strategy',
			'/mains-syllabus',
			'/mains-answer-writing',
			'/mains-exam-hall-tips',
			'/mains-faq',
		],
		practice: ['/mains-practice', '/mains-miq', '/answer-writing-practice', '/mains-mock-tests', '/mains-resources'],
		features: [
			routine,
			{ name: 'modelAnswers', href: '/answer-writing-practice' },
			{ name: 'peerReview', href: '/answer-writing-practice' },
		],
	},
} as const satisfies Record<string, Landing>

export type Stage = keyof typeof landings
export type LandingRoute = Route
