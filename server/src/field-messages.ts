import type { Bilingual } from '@aravalli/shared/language'
import { contentFieldMessages } from './content/desk/field-messages.ts'
import { transferFieldMessages } from './content/transfer/field-messages.ts'
import { evaluationFieldMessages } from './features/evaluation/field-messages.ts'

/** Sentences for rejected fields: first the rules with a name of their own, then zod's kinds of issue. */
export const fieldMessages: Record<string, Bilingual> = {
	...evaluationFieldMessages,
	'page-number': { english: 'Must be a whole number from 1', hindi: '1 या उससे बड़ी पूर्ण संख्या होनी चाहिए' },
	'page-limit': { english: 'Must be a whole number from 1 to 100', hindi: '1 से 100 तक की पूर्ण संख्या होनी चाहिए' },
	year: { english: 'Must be a year, such as 2024', hindi: 'वर्ष होना चाहिए, जैसे 2024' },
	month: { english: 'Please choose a month', hindi: 'कृपया महीना चुनें' },
	'start-required': { english: 'Please choose a start date', hindi: 'कृपया आरंभ तिथि चुनें' },
	'end-required': { english: 'Please choose an end date', hindi: 'कृपया अंतिम तिथि चुनें' },
	'date-invalid': { english: 'Please enter a valid date', hindi: 'कृपया सही तिथि लिखें' },
	'end-before-start': {
		english: 'The end date cannot be before the start date',
		hindi: 'अंतिम तिथि आरंभ तिथि से पहले की नहीं हो सकती',
	},
	'study-hours': {
		english: 'Enter hours from 0 to 24, in steps of half an hour',
		hindi: '0 से 24 के बीच घंटे लिखें, आधे घंटे के अंतर से',
	},
	'study-activities': {
		english: 'Enter activities as a whole number from 0 to 100',
		hindi: 'गतिविधियाँ 0 से 100 तक की पूर्ण संख्या में लिखें',
	},
	'search-required': { english: 'Please type what you are looking for', hindi: 'कृपया लिखें कि आप क्या खोज रहे हैं' },
	'search-too-long': {
		english: 'The search can have at most 200 characters',
		hindi: 'खोज में अधिकतम 200 अक्षर हो सकते हैं',
	},
	'name-required': { english: 'Name is required', hindi: 'नाम लिखना ज़रूरी है' },
	'name-too-long': {
		english: 'The name can have at most 100 characters',
		hindi: 'नाम में अधिकतम 100 अक्षर हो सकते हैं',
	},
	'alt-too-long': {
		english: 'The alternative text can have at most 300 characters',
		hindi: 'वैकल्पिक पाठ में अधिकतम 300 अक्षर हो सकते हैं',
	},
	'media-used-here': { english: 'The picture is used here', hindi: 'चित्र यहाँ उपयोग में है' },
	'email-required': { english: 'Email is required', hindi: 'ईमेल लिखना ज़रूरी है' },
	'email-invalid': { english: 'Please enter a valid email address', hindi: 'कृपया सही ईमेल पता लिखें' },
	'phone-invalid': {
		english: 'Please enter a 10-digit mobile number',
		hindi: 'कृपया 10 अंकों का मोबाइल नंबर लिखें',
	},
	'password-required': { english: 'Password is required', hindi: 'पासवर्ड लिखना ज़रूरी है' },
	'password-short': {
		english: 'Password must be at least 6 characters',
		hindi: 'पासवर्ड कम से कम 6 अक्षरों का होना चाहिए',
	},
	'password-too-long': {
		english: 'The password can have at most 200 characters',
		hindi: 'पासवर्ड में अधिकतम 200 अक्षर हो सकते हैं',
	},
	'confirmation-required': { english: 'Please confirm your password', hindi: 'कृपया पासवर्ड की पुष्टि करें' },
	'passwords-differ': { english: 'Passwords do not match', hindi: 'पासवर्ड मेल नहीं खाते' },
	'code-digits': { english: 'OTP must be exactly 6 digits', hindi: 'OTP ठीक 6 अंकों का होना चाहिए' },
	'exam-year': {
		english: 'The exam year must be RAS_2025, RAS_2026 or RAS_2027',
		hindi: 'परीक्षा वर्ष RAS_2025, RAS_2026 या RAS_2027 होना चाहिए',
	},
	'daily-hours': {
		english: 'The daily hours must be 1, 2 or 3',
		hindi: 'प्रतिदिन के घंटे 1, 2 या 3 होने चाहिए',
	},
	'message-required': { english: 'Please write your message', hindi: 'कृपया अपना संदेश लिखें' },
	'message-too-long': {
		english: 'The message can have at most 2,000 characters',
		hindi: 'संदेश में अधिकतम 2,000 अक्षर हो सकते हैं',
	},
	'note-required': { english: 'Please write something first', hindi: 'कृपया पहले कुछ लिखें' },
	'note-too-long': {
		english: 'A note can have at most 10,000 characters',
		hindi: 'नोट में अधिकतम 10,000 अक्षर हो सकते हैं',
	},
	'comment-required': { english: 'Please enter a comment', hindi: 'कृपया टिप्पणी लिखें' },
	'comment-too-long': {
		english: 'A comment can have at most 1,000 characters',
		hindi: 'टिप्पणी में अधिकतम 1,000 अक्षर हो सकते हैं',
	},
	'reply-required': { english: 'Please enter a reply', hindi: 'कृपया जवाब लिखें' },
	'reply-too-long': {
		english: 'A reply can have at most 500 characters',
		hindi: 'जवाब में अधिकतम 500 अक्षर हो सकते हैं',
	},
	'page-unknown': { english: 'There is no such page', hindi: 'ऐसा कोई पृष्ठ नहीं है' },
	...contentFieldMessages,
	...transferFieldMessages,
	invalid_type: {
		english: 'This value is missing or of the wrong kind',
		hindi: 'यह मान नहीं दिया गया है या ग़लत प्रकार का है',
	},
	invalid_value: { english: 'This is not one of the possible values', hindi: 'यह मान उपलब्ध विकल्पों में नहीं है' },
	too_big: { english: 'This value is too long or too large', hindi: 'यह मान बहुत लंबा या बहुत बड़ा है' },
	too_small: { english: 'This value is too short or too small', hindi: 'यह मान बहुत छोटा या बहुत कम है' },
	unrecognized_keys: { english: 'This field is not known', hindi: 'यह फ़ील्ड मान्य नहीं है' },
	amount: {
		english: 'Please enter an amount in rupees, with at most two decimals',
		hindi: 'कृपया राशि रुपयों में लिखें, अधिकतम दो दशमलव अंकों के साथ',
	},
	'reason-required': { english: 'Please write a reason', hindi: 'कृपया कारण लिखें' },
	'reason-too-long': {
		english: 'The reason can have at most 1000 characters',
		hindi: 'कारण में अधिकतम 1000 अक्षर हो सकते हैं',
	},
	days: { english: 'Must be a whole number from 1 to 1000', hindi: '1 से 1000 तक की पूर्ण संख्या होनी चाहिए' },
	other: { english: 'This value is not valid', hindi: 'यह मान सही नहीं है' },
}
