/**
 * Lists the subjects that questions of the main examination are filed under: the parts of its four papers, and the essay. It comes
 * without their names, because an address is read in the browser, and names come to readers with the questions: nobody loads both
 * languages.
 */
export const mainsSubjects = [
	'rajasthan-history',
	'indian-history',
	'world-history',
	'art-culture',
	'economy',
	'sociology',
	'management',
	'accounting-audit',
	'ethics',
	'science-technology',
	'geography',
	'environment',
	'polity',
	'world-politics',
	'public-administration',
	'sports-yoga',
	'behaviour-law',
	'general-hindi',
	'general-english',
	'essay',
] as const

export type MainsSubject = (typeof mainsSubjects)[number]
