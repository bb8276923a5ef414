import type { Bilingual } from '@aravalli/shared/language'

/**
 * Says what keeps an article from being published, by the codes of `articleProblems`; those of any content are beside
 * the questions'.
 */
export const articleFieldMessages: Record<string, Bilingual> = {
	'article-title-required': { english: 'Please write the title', hindi: 'कृपया शीर्षक लिखें' },
	'article-title-too-long': {
		english: 'The title can have at most 160 characters',
		hindi: 'शीर्षक में अधिकतम 160 अक्षर हो सकते हैं',
	},
	'article-teaser-required': {
		english: 'Please write the sentence that everybody may read',
		hindi: 'कृपया वह वाक्य लिखें जिसे हर कोई पढ़ सके',
	},
	'article-teaser-too-long': {
		english: 'The teaser can have at most 400 characters',
		hindi: 'परिचय में अधिकतम 400 अक्षर हो सकते हैं',
	},
	'article-body-required': { english: 'Please write the article', hindi: 'कृपया लेख लिखें' },
	'article-body-too-long': {
		english: 'The article can have at most 40,000 characters',
		hindi: 'लेख में अधिकतम 40,000 अक्षर हो सकते हैं',
	},
	'article-prelims-required': {
		english: 'Please write what the Prelims can ask',
		hindi: 'कृपया लिखें कि प्रारंभिक परीक्षा में क्या पूछा जा सकता है',
	},
	'article-prelims-too-long': {
		english: 'The pointer for the Prelims can have at most 800 characters',
		hindi: 'प्रारंभिक परीक्षा के संकेत में अधिकतम 800 अक्षर हो सकते हैं',
	},
	'article-mains-required': {
		english: 'Please write what the Mains can ask',
		hindi: 'कृपया लिखें कि मुख्य परीक्षा में क्या पूछा जा सकता है',
	},
	'article-mains-too-long': {
		english: 'The pointer for the Mains can have at most 800 characters',
		hindi: 'मुख्य परीक्षा के संकेत में अधिकतम 800 अक्षर हो सकते हैं',
	},
	'key-points-required': {
		english: 'Please write at least one key point',
		hindi: 'कृपया कम से कम एक मुख्य बिंदु लिखें',
	},
	'key-points-too-many': { english: 'There can be at most 8 key points', hindi: 'अधिकतम 8 मुख्य बिंदु हो सकते हैं' },
	'key-point-too-long': {
		english: 'A key point can have at most 300 characters',
		hindi: 'एक मुख्य बिंदु में अधिकतम 300 अक्षर हो सकते हैं',
	},
	'category-required': { english: 'Please choose the category', hindi: 'कृपया श्रेणी चुनें' },
}
