/**
 * Lists the subjects of the preliminary examination, in the order of RPSC's syllabus for it. They come without names, because an address
 * is read in the browser and names come with answers.
 */
export const prelimsSubjects = [
	'rajasthan-history-culture',
	'indian-history',
	'world-india-geography',
	'rajasthan-geography',
	'indian-polity',
	'rajasthan-polity',
	'indian-economy',
	'rajasthan-economy',
	'science-technology',
	'reasoning',
	'current-affairs',
] as const

export type PrelimsSubject = (typeof prelimsSubjects)[number]
