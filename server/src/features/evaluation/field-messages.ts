import { MAX_PAPER_PAGES } from '@aravalli/shared/answer-copies/copy'
import { MAX_DAILY_QUESTIONS } from '@aravalli/shared/daily-questions/daily-question'
import { MAX_ANNOTATIONS, MAX_COMMENT_CHARACTERS } from '@aravalli/shared/evaluation/annotation'
import type { Bilingual } from '@aravalli/shared/language'

/** Are the sentences for fields of answer copies and their evaluation. */
export const evaluationFieldMessages: Record<string, Bilingual> = {
	'copy-too-many-pages': {
		english: `A copy can have at most ${MAX_PAPER_PAGES} pages`,
		hindi: `एक कॉपी में अधिकतम ${MAX_PAPER_PAGES} पृष्ठ हो सकते हैं`,
	},
	'crop-too-small': {
		english: 'This part of the page is too small',
		hindi: 'पृष्ठ का यह हिस्सा बहुत छोटा है',
	},
	'daily-too-many': {
		english: `A day has at most ${MAX_DAILY_QUESTIONS} questions`,
		hindi: `एक दिन में अधिकतम ${MAX_DAILY_QUESTIONS} प्रश्न हो सकते हैं`,
	},
	'annotation-text-too-long': {
		english: `A comment can have at most ${MAX_COMMENT_CHARACTERS} characters`,
		hindi: `टिप्पणी में अधिकतम ${MAX_COMMENT_CHARACTERS} अक्षर हो सकते हैं`,
	},
	'annotations-too-many': {
		english: `A copy can have at most ${MAX_ANNOTATIONS} marks`,
		hindi: `एक कॉपी पर अधिकतम ${MAX_ANNOTATIONS} चिह्न हो सकते हैं`,
	},
	'annotation-points': { english: 'This mark is not drawn to its end', hindi: 'यह चिह्न अधूरा है' },
	'marks-step': { english: 'Marks are given in steps of 0.5', hindi: 'अंक 0.5 के अंतर पर दिए जाते हैं' },
	'remark-too-long': {
		english: 'The remark can have at most 2000 characters',
		hindi: 'टिप्पणी में अधिकतम 2000 अक्षर हो सकते हैं',
	},
	'reason-too-short': {
		english: 'Please write in a sentence what should be looked at again',
		hindi: 'कृपया एक वाक्य में लिखें कि क्या फिर से देखा जाए',
	},
	'reason-too-long': {
		english: 'The reason can have at most 1000 characters',
		hindi: 'कारण में अधिकतम 1000 अक्षर हो सकते हैं',
	},
}
