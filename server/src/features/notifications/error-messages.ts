import type { ErrorCode } from '@aravalli/shared/errors'
import type { Bilingual } from '@aravalli/shared/language'

/** What people read when something about their notifications is refused. */
export const notificationErrorMessages = {
	'notification.stop-link': {
		english: 'This link is not complete. Please open it from the email again, or turn the emails off in your profile.',
		hindi: 'यह लिंक पूरा नहीं है। कृपया इसे ईमेल से फिर से खोलें, या अपनी प्रोफ़ाइल में ये ईमेल बंद करें।',
	},
	'push.endpoint': {
		english: 'Notifications cannot be sent to this browser.',
		hindi: 'इस ब्राउज़र पर सूचनाएँ नहीं भेजी जा सकतीं।',
	},
} as const satisfies Partial<Record<ErrorCode, Bilingual>>
