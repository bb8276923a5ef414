import { accountTerms } from '@aravalli/shared/policy-terms'
import { untilCleared } from './browser-store/periods.ts'
import type { TextsOf } from './browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	languageCookie: {
		purpose: {
			english: 'Tells the server in which language to send a page.',
			hindi: 'सर्वर को बताती है कि पृष्ठ किस भाषा में भेजना है।',
		},
		period: { english: '1 year after your last choice', hindi: 'आपके पिछले चुनाव के बाद 1 वर्ष' },
	},
	chosenLanguage: {
		purpose: {
			english: 'Remembers the language that you chose, or that the link by which you came names.',
			hindi: 'आपकी चुनी हुई भाषा, या आप जिस लिंक से आए उसकी भाषा याद रखता है।',
		},
		period: untilCleared,
	},
	owedSignOut: {
		purpose: {
			english:
				'Remembers that you have signed out while the network was away, so that nobody is let in before the server knows it.',
			hindi: 'याद रखती है कि आपने नेटवर्क न होने पर लॉगआउट किया था, ताकि सर्वर तक यह पहुँचने से पहले कोई आपके खाते में न जा सके।',
		},
		period: {
			english: `Until the server knows it, at most ${accountTerms.sessionDays} days`,
			hindi: `सर्वर तक पहुँचने तक, अधिकतम ${accountTerms.sessionDays} दिन`,
		},
	},
}
