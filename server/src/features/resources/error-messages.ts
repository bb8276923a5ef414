import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'

/** What people read when something about books and resources is refused. */
export const resourceErrorMessages = {
	'books.unknown-type': {
		english: 'There are no such books. The types are RBSE, NCERT, IGNOU and NIOS.',
		hindi: 'ऐसी कोई पुस्तकें नहीं हैं। प्रकार ये हैं: RBSE, NCERT, IGNOU और NIOS।',
	},
	'books.not-found': {
		english: 'This book is no longer available, or the link is wrong. Please choose it in the list again.',
		hindi: 'यह पुस्तक अब उपलब्ध नहीं है, या लिंक ग़लत है। कृपया इसे सूची से फिर से चुनें।',
	},
	'resources.not-found': {
		english: 'This file is no longer available, or the link is wrong. Please choose it in the list again.',
		hindi: 'यह फ़ाइल अब उपलब्ध नहीं है, या लिंक ग़लत है। कृपया इसे सूची से फिर से चुनें।',
	},
	'resources.closed': {
		english: 'Quick revision opens with any course or evaluation plan that has not ended.',
		hindi: 'त्वरित पुनरावृत्ति किसी भी ऐसे पाठ्यक्रम या मूल्यांकन योजना के साथ खुलती है, जिसकी अवधि समाप्त नहीं हुई है।',
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
