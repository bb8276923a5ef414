import type { Bilingual } from '@aravalli/shared/language'

/**
 * Says what keeps a post from being published, by the codes of `postProblems`; what it shares with other content is
 * said there.
 */
export const postFieldMessages: Record<string, Bilingual> = {
	'post-heading-required': { english: 'Please write the heading', hindi: 'कृपया शीर्षक लिखें' },
	'post-heading-too-long': {
		english: 'The heading can have at most 160 characters',
		hindi: 'शीर्षक में अधिकतम 160 अक्षर हो सकते हैं',
	},
	'post-description-required': { english: 'Please write the description', hindi: 'कृपया विवरण लिखें' },
	'post-description-too-long': {
		english: 'The description can have at most 400 characters',
		hindi: 'विवरण में अधिकतम 400 अक्षर हो सकते हैं',
	},
	'post-body-required': { english: 'Please write the text', hindi: 'कृपया पाठ लिखें' },
	'post-body-too-long': {
		english: 'The text can have at most 40,000 characters',
		hindi: 'पाठ में अधिकतम 40,000 अक्षर हो सकते हैं',
	},
}
