import type { Bilingual } from './language.ts'
import type { PrelimsSubject } from './prelims-subjects.ts'

/** Follow the headings of RPSC's syllabus, shortened to fit a filter. */
export const prelimsSubjectNames: Readonly<Record<PrelimsSubject, Bilingual>> = {
	'rajasthan-history-culture': {
		english: 'History, art and culture of Rajasthan',
		hindi: 'राजस्थान का इतिहास, कला एवं संस्कृति',
	},
	'indian-history': { english: 'Indian history', hindi: 'भारतीय इतिहास' },
	'world-india-geography': { english: 'Geography of the world and India', hindi: 'विश्व एवं भारत का भूगोल' },
	'rajasthan-geography': { english: 'Geography of Rajasthan', hindi: 'राजस्थान का भूगोल' },
	'indian-polity': { english: 'Indian polity and governance', hindi: 'भारतीय राजव्यवस्था एवं शासन' },
	'rajasthan-polity': {
		english: 'Polity and administration of Rajasthan',
		hindi: 'राजस्थान की राजव्यवस्था एवं प्रशासन',
	},
	'indian-economy': { english: 'Indian economy', hindi: 'भारतीय अर्थव्यवस्था' },
	'rajasthan-economy': { english: 'Economy of Rajasthan', hindi: 'राजस्थान की अर्थव्यवस्था' },
	'science-technology': { english: 'Science and technology', hindi: 'विज्ञान एवं प्रौद्योगिकी' },
	reasoning: { english: 'Reasoning and mental ability', hindi: 'तर्कशक्ति एवं मानसिक योग्यता' },
	'current-affairs': { english: 'Current affairs', hindi: 'समसामयिकी' },
}
