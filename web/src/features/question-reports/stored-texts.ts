import { untilTabClosed } from '#web/lib/browser-store/periods.ts'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	unsentReports: {
		purpose: {
			english: 'Keeps what you wrote about a mistake in a question until it is sent.',
			hindi: 'प्रश्न की किसी त्रुटि के बारे में आपका लिखा हुआ, भेजे जाने तक सहेजता है।',
		},
		period: untilTabClosed,
	},
}
