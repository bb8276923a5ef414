import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'

/** Says why a file cannot be taken, or given. */
export const transferErrorMessages = {
	'import.too-large': {
		english: 'A file can be at most 20 MB.',
		hindi: 'फ़ाइल अधिकतम 20 MB की हो सकती है।',
	},
	'import.not-a-table': {
		english: 'Please choose a CSV or XLSX file without a password.',
		hindi: 'कृपया CSV या XLSX फ़ाइल चुनें, जिस पर पासवर्ड न हो।',
	},
	'import.no-word-form': {
		english: 'Entries of this kind cannot be read from a Word document. Please choose a CSV or XLSX file.',
		hindi: 'इस प्रकार की प्रविष्टियाँ Word दस्तावेज़ से नहीं पढ़ी जा सकतीं। कृपया CSV या XLSX फ़ाइल चुनें।',
	},
	'import.macros': {
		english: 'This file has macros. Please save it as XLSX without them.',
		hindi: 'इस फ़ाइल में मैक्रो हैं। कृपया इसे मैक्रो के बिना XLSX के रूप में सहेजें।',
	},
	'import.encoding': {
		english: 'Some letters in this file cannot be read. Please save it as “CSV UTF-8” or XLSX.',
		hindi: 'इस फ़ाइल के अक्षर ठीक से नहीं पढ़े जा सके। कृपया इसे “CSV UTF-8” या XLSX के रूप में सहेजें।',
	},
	'import.damaged': {
		english: 'This file is damaged or incomplete. Please save it again.',
		hindi: 'यह फ़ाइल ख़राब या अधूरी है। कृपया इसे फिर से सहेजें।',
	},
	'import.too-large-inside': {
		english: 'There is too much in this file. Please split it into several files.',
		hindi: 'इस फ़ाइल में बहुत अधिक सामग्री है। कृपया इसे कई फ़ाइलों में बाँटें।',
	},
	'import.too-many-rows': {
		english: 'A file can have at most 10,000 rows. Please split it into several files.',
		hindi: 'फ़ाइल में अधिकतम 10,000 पंक्तियाँ हो सकती हैं। कृपया इसे कई फ़ाइलों में बाँटें।',
	},
	'import.columns': {
		english: 'The first row must have the column names of an export, each once. Please check the columns listed here.',
		hindi: 'पहली पंक्ति में स्तंभों के नाम वैसे ही हों जैसे निर्यात में होते हैं, हर नाम एक बार। कृपया यहाँ बताए गए स्तंभ देखें।',
	},
	'import.empty': {
		english: 'This file has no entries.',
		hindi: 'इस फ़ाइल में कोई प्रविष्टि नहीं है।',
	},
	'import.not-found': {
		english: 'This import was not found. Imports are kept for a day; please send the file again.',
		hindi: 'यह आयात नहीं मिला। आयात एक दिन तक रखे जाते हैं; कृपया फ़ाइल फिर से भेजें।',
	},
	'import.has-errors': {
		english: 'Some rows have errors. Correct them in the file, or choose to skip them.',
		hindi: 'कुछ पंक्तियों में त्रुटियाँ हैं। उन्हें फ़ाइल में ठीक करें या छोड़ना चुनें।',
	},
	'import.begun': {
		english: 'This import has already started.',
		hindi: 'यह आयात पहले ही शुरू हो चुका है।',
	},
	'export.too-many': {
		english: 'There are too many entries for an XLSX file. Please export them as CSV.',
		hindi: 'XLSX फ़ाइल के लिए प्रविष्टियाँ बहुत अधिक हैं। कृपया उन्हें CSV के रूप में निर्यात करें।',
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
