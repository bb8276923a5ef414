import type { Bilingual } from '@aravalli/shared/language'

/** Says what is wrong with a cell or a row of a file. */
export const transferFieldMessages: Record<string, Bilingual> = {
	'cell-number': { english: 'Write a whole number', hindi: 'पूर्ण संख्या लिखें' },
	'cell-numbers': { english: 'Write whole numbers separated by commas', hindi: 'पूर्ण संख्याएँ अल्पविराम देकर लिखें' },
	'cell-choice': {
		english: 'This is not one of the possible values; the example file shows one',
		hindi: 'यह उपलब्ध विकल्पों में नहीं है; नमूना फ़ाइल में एक विकल्प देखें',
	},
	'cell-one-choice': {
		english: 'Only one value is possible here; the cell has several',
		hindi: 'यहाँ एक ही मान हो सकता है; इस ख़ाने में कई हैं',
	},
	'options-missing': {
		english: 'A question has four options; here are {limit}',
		hindi: 'प्रश्न में चार विकल्प होते हैं; यहाँ {limit} हैं',
	},
	'option-twice': {
		english: 'This option is there twice, or the number of the next question is missing',
		hindi: 'यह विकल्प दो बार है, या अगले प्रश्न की संख्या छूट गई है',
	},
	'import-twin': { english: 'An entry with the same text is there already', hindi: 'इसी पाठ की प्रविष्टि पहले से मौजूद है' },
	'import-twin-row': {
		english: 'This reads the same as row {limit} of the file',
		hindi: 'इसका पाठ फ़ाइल की पंक्ति {limit} जैसा ही है',
	},
	'cell-flag': { english: 'Write yes or no', hindi: 'हाँ या नहीं लिखें' },
	'cell-day': { english: 'Write the day as 2026-11-14', hindi: 'तिथि 2026-11-14 की तरह लिखें' },
	'cell-picture': {
		english: 'Write the path of the large picture and, on a line below it, that of the small one',
		hindi: 'बड़े चित्र का पथ लिखें और उसके नीचे की पंक्ति में छोटे चित्र का',
	},
	'cell-structure': {
		english: 'This cannot be read; the example file shows the right form',
		hindi: 'यह पढ़ा नहीं जा सका; इसका रूप नमूना फ़ाइल में देखें',
	},
	'cell-without-column': {
		english: 'This column has text but no name in the first row',
		hindi: 'ऐसे स्तंभ में पाठ है जिसका पहली पंक्ति में नाम नहीं है',
	},
	'column-unknown': { english: 'There is no such column', hindi: 'ऐसा कोई स्तंभ नहीं है' },
	'column-twice': { english: 'This column is there twice', hindi: 'यह स्तंभ दो बार है' },
	'import-id': {
		english: 'An id has only small letters a-z, digits and hyphens; leave it empty for a new entry',
		hindi: 'आईडी में केवल छोटे अक्षर a-z, अंक और हाइफ़न होते हैं; नई प्रविष्टि के लिए इसे ख़ाली छोड़ें',
	},
	'import-id-reserved': { english: 'This word cannot be an id', hindi: 'यह शब्द आईडी नहीं हो सकता' },
	'import-id-twice': { english: 'This entry is in the file twice', hindi: 'यह प्रविष्टि फ़ाइल में दो बार है' },
	'import-deleted': {
		english: 'This entry is deleted; restore it first',
		hindi: 'यह प्रविष्टि हटाई जा चुकी है; पहले इसे वापस लाएँ',
	},
	'import-older': {
		english: 'Somebody has changed this entry since the file was exported',
		hindi: 'फ़ाइल निर्यात होने के बाद किसी ने यह प्रविष्टि बदल दी है',
	},
}
