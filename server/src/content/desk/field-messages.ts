import type { Bilingual } from '@aravalli/shared/language'

/** Says what keeps a working copy from being published, by the codes of `contentProblems`. */
export const contentFieldMessages: Record<string, Bilingual> = {
	'field-required': { english: 'Please fill this in', hindi: 'कृपया इसे भरें' },
	'choice-required': { english: 'Please choose one', hindi: 'कृपया एक विकल्प चुनें' },
	'date-required': { english: 'Please choose the publication date', hindi: 'कृपया प्रकाशन तिथि चुनें' },
	'date-in-future': {
		english: 'The publication date cannot be in the future',
		hindi: 'प्रकाशन तिथि आने वाले समय की नहीं हो सकती',
	},
	'date-too-early': {
		english: 'The publication date must be in this century',
		hindi: 'प्रकाशन तिथि इसी सदी की होनी चाहिए',
	},
	'day-required': { english: 'Please choose the day', hindi: 'कृपया दिन चुनें' },
	'day-out-of-century': { english: 'The day must be in this century', hindi: 'दिन इसी सदी का होना चाहिए' },
	'field-too-long': { english: 'At most {limit} characters', hindi: 'अधिकतम {limit} अक्षर' },
	'link-impossible': {
		english: 'Enter a path on this site, such as /courses, or an address that starts with https://',
		hindi: 'इस साइट का पथ लिखें, जैसे /courses, या https:// से शुरू होने वाला पता',
	},
	'too-many-entries': { english: 'At most {limit} entries', hindi: 'अधिकतम {limit} प्रविष्टियाँ' },
	'entry-too-long': {
		english: 'Each entry can have at most {limit} characters',
		hindi: 'हर प्रविष्टि में अधिकतम {limit} अक्षर हो सकते हैं',
	},
	'number-range': {
		english: 'Must be a whole number from {min} to {limit}',
		hindi: '{min} से {limit} तक की पूर्ण संख्या होनी चाहिए',
	},
	'number-for-each': { english: 'Each part needs one number', hindi: 'हर भाग के लिए एक संख्या चाहिए' },
	'marks-split': {
		english: 'Each line is marks and what they are for, as in “2: Leader and dates”; together they make {limit} marks',
		hindi: 'हर पंक्ति में अंक और उनका आधार हो, जैसे “2: नेता और तिथियाँ”; सबका योग {limit} अंक हो',
	},
	'source-incomplete': {
		english: 'A previous year’s question needs its year and its number in the paper',
		hindi: 'विगत वर्ष के प्रश्न के लिए वर्ष और प्रश्नपत्र में उसकी संख्या, दोनों चाहिए',
	},
	'options-alike': {
		english: 'This option reads like one above it',
		hindi: 'यह विकल्प ऊपर के किसी विकल्प जैसा ही है',
	},
	'wrong-cost-twice': {
		english: 'Give a part of the marks, or hundredths of a mark: one of the two',
		hindi: 'या तो अंकों का भाग दें, या अंक के सौवें भाग: दोनों में से एक',
	},
	'paper-marks-sum': {
		english: 'The questions make {limit} marks together, and the paper says another number',
		hindi: 'प्रश्नों के अंकों का योग {limit} है, जबकि प्रश्नपत्र में दूसरी संख्या लिखी है',
	},
	'question-twice': {
		english: 'A question stands twice in this paper',
		hindi: 'इस प्रश्नपत्र में एक प्रश्न दो बार है',
	},
	'source-or-set': {
		english: 'Give the source (year and question number), or the number of a practice set: one of the two',
		hindi: 'या तो स्रोत (वर्ष और प्रश्न संख्या) दें, या अभ्यास सेट की संख्या: दोनों में से एक',
	},
	'point-topics': {
		english: 'Each line is the number of a point and topics of the list, as in “8: folk-deities, fairs-and-festivals”',
		hindi: 'हर पंक्ति में बिंदु की संख्या और सूची के टॉपिक हों, जैसे “8: folk-deities, fairs-and-festivals”',
	},
	'file-or-text': { english: 'Write the text, or name a file', hindi: 'पाठ लिखें या फ़ाइल बताएँ' },
	'days-or-last-day': {
		english: 'Give the number of days, or the last day: one of the two',
		hindi: 'या तो दिनों की संख्या दें, या अंतिम दिन: दोनों में से एक',
	},
	'trial-is-free': {
		english: 'A trial costs 0, and a plan that costs 0 is a trial',
		hindi: 'परीक्षण योजना का मूल्य 0 होता है, और 0 मूल्य वाली योजना परीक्षण योजना होती है',
	},
	'early-price-and-places': {
		english: 'Give the lower price and how many places have it: both, or neither',
		hindi: 'कम मूल्य और उसके स्थानों की संख्या, दोनों दें या कोई नहीं',
	},
	'early-price-lower': {
		english: 'The price for the first learners must be below the ordinary price',
		hindi: 'पहले अभ्यर्थियों का मूल्य सामान्य मूल्य से कम होना चाहिए',
	},
	'places-above-capacity': {
		english: 'More places are given than there are in all',
		hindi: 'दिए गए स्थान कुल स्थानों से अधिक हैं',
	},
	'time-of-day': { english: 'Write the time as 19:00', hindi: 'समय ऐसे लिखें: 19:00' },
	'link-not-https': {
		english: 'Enter an address that starts with https://',
		hindi: 'https:// से शुरू होने वाला पता लिखें',
	},
	'hindi-missing': { english: 'The Hindi text is missing', hindi: 'हिंदी पाठ नहीं लिखा गया है' },
	'hindi-older': {
		english: 'The English has changed since the Hindi was written. Update the Hindi, or confirm that it’s still right.',
		hindi: 'हिंदी के बाद अंग्रेज़ी पाठ बदला गया है। हिंदी पाठ ठीक करें, या बताएँ कि वह अब भी सही है।',
	},
	'schedule-past': { english: 'Please choose a time in the future', hindi: 'कृपया आने वाला समय चुनें' },
	'schedule-too-far': { english: 'Please choose a day within a year', hindi: 'कृपया एक वर्ष के भीतर का दिन चुनें' },
	'parts-differ': {
		english: 'English and Hindi must have the same parts',
		hindi: 'अंग्रेज़ी और हिंदी में एक जैसे भाग होने चाहिए',
	},
	'tree-broken': {
		english: 'There must be one main topic, and each branch must belong to the one above it',
		hindi: 'मुख्य विषय एक ही हो, और हर शाखा अपने ऊपर वाली शाखा से जुड़ी हो',
	},
	'block-empty': { english: 'This part has no entries yet', hindi: 'इस भाग में अभी कोई प्रविष्टि नहीं है' },
	'cells-differ': {
		english: 'Each row needs one entry for each column',
		hindi: 'हर पंक्ति में हर स्तंभ के लिए एक प्रविष्टि होनी चाहिए',
	},
	'parts-not-100': { english: 'The parts must add up to 100 %', hindi: 'सभी हिस्सों का योग 100 % होना चाहिए' },
	'entry-twice': { english: 'This is listed twice', hindi: 'यह दो बार आया है' },
	'place-off-map': { english: 'This place is off the map', hindi: 'यह स्थान मानचित्र से बाहर है' },
	'line-off-map': {
		english: 'Some points of this line are far off the map',
		hindi: 'इस रेखा के कुछ बिंदु मानचित्र से बहुत बाहर हैं',
	},
	'line-too-short': { english: 'A line needs at least two points', hindi: 'रेखा में कम से कम दो बिंदु होने चाहिए' },
}
