import { accountTerms } from '@aravalli/shared/policy-terms'
import { untilTabClosed } from './periods.ts'
import type * as stored from './stored.ts'
import type { TextsOf } from './stored-entry.ts'

const { sessionDays, sessionIdleDays, staffSessionHours, staffSessionIdleMinutes } = accountTerms

export const storedTexts: TextsOf<typeof stored> = {
	sessionCookie: {
		purpose: {
			english:
				'Keeps you logged in. It’s a random number that names nobody, and scripts can’t read it. On a secure connection its name begins with __Host-.',
			hindi:
				'आपका लॉगिन बनाए रखती है। कोई स्क्रिप्ट इसे पढ़ नहीं सकती और इसमें किसी का नाम नहीं, केवल एक यादृच्छिक संख्या होती है। सुरक्षित कनेक्शन पर इसका नाम __Host- से शुरू होता है।',
		},
		period: {
			english: `At most ${sessionDays} days, ${sessionIdleDays} days without a visit; for staff ${staffSessionHours} hours, ${staffSessionIdleMinutes} minutes without a visit. Logging out ends it at once`,
			hindi: `अधिकतम ${sessionDays} दिन, साइट पर न आने पर ${sessionIdleDays} दिन; कर्मचारियों के लिए अधिकतम ${staffSessionHours} घंटे, निष्क्रिय रहने पर ${staffSessionIdleMinutes} मिनट। लॉगआउट करते ही समाप्त`,
		},
	},
	scrollPlaces: {
		purpose: {
			english: 'Remembers how far you’d read, for when you come back to a page.',
			hindi: 'याद रखता है कि आपने पृष्ठ कहाँ तक पढ़ा था, ताकि लौटने पर वही जगह खुले।',
		},
		period: untilTabClosed,
	},
	reloadedParts: {
		purpose: {
			english: 'Remembers that a page was reloaded because a part of it didn’t load, so this happens only once.',
			hindi: 'याद रखता है कि पृष्ठ का कोई हिस्सा न मिलने पर पृष्ठ एक बार फिर लोड किया गया, ताकि ऐसा बार-बार न हो।',
		},
		period: untilTabClosed,
	},
}
