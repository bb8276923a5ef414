/** Addresses name the sections of study material so; they are offered in this order. */
export const sections = [
	'to-the-point',
	'mind-map',
	'infographics',
	'learning-through-map',
	'mains-answer-enrichment-capsule',
] as const

export type Section = (typeof sections)[number]
