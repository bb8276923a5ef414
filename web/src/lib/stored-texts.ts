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
}
