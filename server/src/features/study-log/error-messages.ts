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
		english: 'This entry would bring the day to more than 24 hours. Please log fewer hours.',
		hindi: 'इस प्रविष्टि से दिन में 24 घंटे से ज़्यादा हो जाएँगे। कृपया कम घंटे लिखें।',
	},
	'study-log.too-many': {
		english: 'This day has too many entries. Please remove one to log another.',
		hindi: 'इस दिन की बहुत अधिक प्रविष्टियाँ हो चुकी हैं। नई प्रविष्टि दर्ज करने के लिए पहले कोई एक हटाएँ।',
	},
	'study-log.too-old': {
		english: `You can log study only for the last ${LATE_LOG_DAYS} days.`,
		hindi: `केवल पिछले ${LATE_LOG_DAYS} दिनों का अध्ययन दर्ज किया जा सकता है।`,
	},
	'study-log.not-found': {
		english: 'There is no such entry in your study log.',
		hindi: 'आपके अध्ययन लॉग में ऐसी कोई प्रविष्टि नहीं है।',
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
