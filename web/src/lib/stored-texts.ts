import { accountTerms } from '@aravalli/shared/policy-terms'
import { untilCleared } from './browser-store/periods.ts'
import type { TextsOf } from './browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	languageCookie: {
		purpose: {
			english: 'Tells the server which language to send pages in.',
			hindi: 'सर्वर को बताती है कि पृष्ठ किस भाषा में भेजना है।',
		},
		period: { english: 'Until 1 year after you last chose', hindi: 'पिछली बार चुनने के 1 वर्ष बाद तक' },
	},
	chosenLanguage: {
		purpose: {
			english: 'Remembers the language you chose, or the one in the link you came by.',
			hindi: 'आपकी चुनी हुई भाषा, या आप जिस लिंक से आए उसकी भाषा याद रखता है।',
		},
		period: untilCleared,
	},
	owedSignOut: {
		purpose: {
			english:
				'Remembers that you logged out without a network, so nobody can get into your account before the server knows.',
			hindi: 'याद रखती है कि आपने नेटवर्क न होने पर लॉगआउट किया था, ताकि सर्वर तक यह पहुँचने से पहले कोई आपके खाते में न जा सके।',
		},
		period: {
			english: `Until the server knows, at most ${accountTerms.sessionDays} days`,
			hindi: `सर्वर तक पहुँचने तक, अधिकतम ${accountTerms.sessionDays} दिन`,
		},
	},
}
