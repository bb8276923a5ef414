import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'

/** What people read when something is refused. Each says what happened and, where it helps, what to do. */
export const errorMessages: Record<ErrorCode, Bilingual> = {
	'request.invalid': {
		english: 'Some of the values sent are not valid. Please check them and try again.',
		hindi: 'भेजी गई कुछ जानकारी सही नहीं है। कृपया जाँचकर फिर से प्रयास करें।',
	},
	'request.malformed': {
		english: 'The request could not be read.',
		hindi: 'अनुरोध पढ़ा नहीं जा सका।',
	},
	'request.header-too-large': {
		english: 'The address or the request headers are too long.',
		hindi: 'वेब पता या अनुरोध के हेडर बहुत लंबे हैं।',
	},
	'request.too-large': {
		english: 'What was sent is too large.',
		hindi: 'भेजी गई सामग्री का आकार बहुत बड़ा है।',
	},
	'request.time-out': {
		english: 'The request took too long. Please try again.',
		hindi: 'अनुरोध में बहुत समय लगा। कृपया फिर से प्रयास करें।',
	},
	'request.unsupported-type': {
		english: 'This type of content is not accepted here.',
		hindi: 'इस प्रकार की सामग्री यहाँ स्वीकार नहीं की जाती।',
	},
	'route.not-found': {
		english: 'There is nothing at this address.',
		hindi: 'इस पते पर कुछ नहीं है।',
	},
	'question.not-found': {
		english: 'Question not found',
		hindi: 'प्रश्न नहीं मिला',
	},
	'server.failed': {
		english: 'Something went wrong on our side. Please try again.',
		hindi: 'हमारी ओर से कोई गड़बड़ी हो गई। कृपया फिर से प्रयास करें।',
	},
	'server.overloaded': {
		english: 'Too many people are here right now. Please try again in a few seconds.',
		hindi: 'इस समय साइट पर बहुत अधिक लोग हैं। कृपया कुछ सेकंड बाद फिर से प्रयास करें।',
	},
	'database.unavailable': {
		english: 'The service is not available right now. Please try again in a minute.',
		hindi: 'सेवा अभी उपलब्ध नहीं है। कृपया एक मिनट बाद फिर से प्रयास करें।',
	},
}

/** Sentences for rejected fields: first the rules with a name of their own, then zod's kinds of issue. */
export const fieldMessages: Record<string, Bilingual> = {
	'page-number': { english: 'Must be a whole number from 1', hindi: '1 या उससे बड़ी पूर्ण संख्या होनी चाहिए' },
	'page-limit': { english: 'Must be a whole number from 1 to 100', hindi: '1 से 100 तक की पूर्ण संख्या होनी चाहिए' },
	'search-too-long': {
		english: 'The search can have at most 200 characters',
		hindi: 'खोज में अधिकतम 200 अक्षर हो सकते हैं',
	},
	invalid_type: {
		english: 'This value is missing or of the wrong kind',
		hindi: 'यह मान नहीं दिया गया है या ग़लत प्रकार का है',
	},
	invalid_value: { english: 'This is not one of the possible values', hindi: 'यह मान उपलब्ध विकल्पों में नहीं है' },
	too_big: { english: 'This value is too long or too large', hindi: 'यह मान बहुत लंबा या बहुत बड़ा है' },
	too_small: { english: 'This value is too short or too small', hindi: 'यह मान बहुत छोटा या बहुत कम है' },
	unrecognized_keys: { english: 'This field is not known', hindi: 'यह फ़ील्ड मान्य नहीं है' },
	other: { english: 'This value is not valid', hindi: 'यह मान सही नहीं है' },
}
