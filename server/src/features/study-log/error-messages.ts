import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'
import { LATE_LOG_DAYS } from '@aravalli/shared/study-log/study-time'

/** What people read when a study log is refused. */
export const studyErrorMessages = {
	'study-log.empty': {
		english: 'Please enter at least some study hours or completed activities.',
		hindi: 'कृपया अध्ययन के कुछ घंटे या पूरी की गई गतिविधियाँ लिखें।',
	},
	'study-log.day-full': {
		english: 'A day has 24 hours, and with this entry the day would have more. Please log fewer hours.',
		hindi: 'दिन में 24 घंटे होते हैं, इस प्रविष्टि से ज़्यादा हो जाएँगे। कृपया कम घंटे लिखें।',
	},
	'study-log.too-many': {
		english: 'You have logged this day very often. Take an entry back to log another.',
		hindi: 'इस दिन के लिए बहुत प्रविष्टियाँ हो चुकी हैं। नई दर्ज करने के लिए कोई एक वापस लें।',
	},
	'study-log.too-old': {
		english: `Study can be logged for the last ${LATE_LOG_DAYS} days.`,
		hindi: `अध्ययन पिछले ${LATE_LOG_DAYS} दिनों के लिए दर्ज हो सकता है।`,
	},
	'study-log.not-found': {
		english: 'There is no such entry in your study log.',
		hindi: 'आपके अध्ययन लॉग में ऐसी कोई प्रविष्टि नहीं है।',
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
