import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'

/** What people read when something about books and resources is refused. */
export const resourceErrorMessages = {
	'books.unknown-type': {
		english: 'There are no books of this type. The types are RBSE, NCERT, IGNOU and NIOS.',
		hindi: 'इस प्रकार की पुस्तकें नहीं हैं। उपलब्ध प्रकार: RBSE, NCERT, IGNOU और NIOS।',
	},
	'books.not-found': {
		english: 'This book is no longer available, or the link is wrong. Please choose it from the list again.',
		hindi: 'यह पुस्तक अब उपलब्ध नहीं है, या लिंक ग़लत है। कृपया इसे सूची से फिर से चुनें।',
	},
	'resources.not-found': {
		english: 'This file is no longer available, or the link is wrong. Please choose it from the list again.',
		hindi: 'यह फ़ाइल अब उपलब्ध नहीं है, या लिंक ग़लत है। कृपया इसे सूची से फिर से चुनें।',
	},
	'resources.closed': {
		english: 'Quick revision opens with any current course or evaluation plan.',
		hindi: 'त्वरित दोहराव ऐसे किसी भी कोर्स या मूल्यांकन योजना के साथ खुलता है, जिसकी अवधि बाकी है।',
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
