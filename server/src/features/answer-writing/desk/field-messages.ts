import type { Bilingual } from '@aravalli/shared/language'

/** Says what keeps a question from being published, by the codes of `questionProblems`. */
export const questionFieldMessages: Record<string, Bilingual> = {
	'question-required': { english: 'Please write the question', hindi: 'कृपया प्रश्न लिखें' },
	'question-too-long': {
		english: 'The question can have at most 1,500 characters',
		hindi: 'प्रश्न में अधिकतम 1,500 अक्षर हो सकते हैं',
	},
	'sub-category-required': { english: 'Please write the sub-category', hindi: 'कृपया उप-श्रेणी लिखें' },
	'sub-category-too-long': {
		english: 'The sub-category can have at most 80 characters',
		hindi: 'उप-श्रेणी में अधिकतम 80 अक्षर हो सकते हैं',
	},
	'answer-required': { english: 'Please write the model answer', hindi: 'कृपया आदर्श उत्तर लिखें' },
	'answer-too-long': {
		english: 'The model answer can have at most 10,000 characters',
		hindi: 'आदर्श उत्तर में अधिकतम 10,000 अक्षर हो सकते हैं',
	},
	'tags-required': { english: 'Please add at least one tag', hindi: 'कृपया कम से कम एक टैग जोड़ें' },
	'tags-too-many': { english: 'There can be at most 8 tags', hindi: 'अधिकतम 8 टैग हो सकते हैं' },
	'tag-too-long': {
		english: 'A tag can have at most 60 characters',
		hindi: 'एक टैग में अधिकतम 60 अक्षर हो सकते हैं',
	},
	'hindi-all-or-nothing': {
		english: 'Complete the Hindi text, or leave all of it empty',
		hindi: 'हिंदी पाठ पूरा करें, या हिंदी के सभी फ़ील्ड ख़ाली छोड़ दें',
	},
	'paper-required': { english: 'Please choose the paper', hindi: 'कृपया प्रश्नपत्र चुनें' },
	'difficulty-required': { english: 'Please choose the difficulty', hindi: 'कृपया कठिनाई का स्तर चुनें' },
	'marks-range': {
		english: 'The marks must be a whole number from 1 to 250',
		hindi: 'अंकों की संख्या 1 से 250 तक की पूर्ण संख्या होनी चाहिए',
	},
	'words-range': {
		english: 'The word limit must be a whole number from 1 to 3,000',
		hindi: 'शब्द सीमा 1 से 3,000 तक की पूर्ण संख्या होनी चाहिए',
	},
	'minutes-range': {
		english: 'The minutes must be a whole number from 1 to 240',
		hindi: 'मिनटों की संख्या 1 से 240 तक की पूर्ण संख्या होनी चाहिए',
	},
}
