import type { messages } from './messages.en.ts'

type Route = keyof (typeof messages)['routes']
type Feature = keyof (typeof messages)['featureTexts']

export interface LandingChoice {
	kind: keyof (typeof messages)['choices']
	/** Holds what is there before what is coming. */
	routes: readonly Route[]
}

interface Landing {
	choices: readonly LandingChoice[]
	features: readonly { name: Feature; href: string }[]
}

const routine = { name: 'routine', href: '/dmpp-routine' } as const
const studySections = [
	...(['/to-the-point-select', '/learning-through-map-select', '/mind-map-select', '/infographics-select'] as const),
]

/** The two landing pages lead to these. */
export const landings = {
	prelims: {
		choices: [
			{
				kind: 'strategy',
				routes: [
					...(['/prelims-syllabus-strategy', '/prelims-syllabus', '/prelims-success-tips'] as const),
					...(['/prelims-high-probability', '/prelims-faq'] as const),
				],
			},
			{ kind: 'study', routes: [...studySections, '/current-affairs'] },
			{
				kind: 'practiceToCome',
				routes: ['/prelims-practice', '/prelims-miq', '/prelims-mock-tests', '/prelims-resources'],
			},
		],
		features: [
			routine,
			{ name: 'community', href: '/answer-writing-practice' },
			{ name: 'progress', href: '/my-progress' },
		],
	},
	mains: {
		choices: [
			{
				kind: 'strategy',
				routes: [
					...(['/mains-syllabus-strategy', '/mains-syllabus', '/mains-answer-writing'] as const),
					...(['/mains-exam-hall-tips', '/mains-faq'] as const),
				],
			},
			{
				kind: 'practice',
				routes: [
					...(['/mains-practice', '/answer-writing-practice', '/mains-miq', '/mains-questions'] as const),
					...(['/mains-mock-tests', '/mains-resources'] as const),
				],
			},
			{ kind: 'study', routes: [...studySections, '/mains-answer-enrichment-capsule-select', '/current-affairs'] },
		],
		features: [
			routine,
			{ name: 'modelAnswers', href: '/answer-writing-practice' },
			{ name: 'peerReview', href: '/answer-writing-practice' },
		],
	},
} as const satisfies Record<string, Landing>

export type Stage = keyof typeof landings
