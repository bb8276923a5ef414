import type { Bilingual } from '@aravalli/shared/language'
import { inquiryFormDays } from '@aravalli/shared/policy-terms'
import { untilTabClosed } from '#web/lib/browser-store/periods.ts'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

const inquiryPeriod: Bilingual = {
	english: `Used for ${inquiryFormDays} days; kept until you clear this site’s data`,
	hindi: `${inquiryFormDays} दिन तक काम आता है; साइट का डेटा मिटाने तक रहता है`,
}

export const storedTexts: TextsOf<typeof stored> = {
	inquirySeen: {
		purpose: {
			english: 'Remembers whether you’ve seen the inquiry form, so it doesn’t keep opening by itself.',
			hindi: 'याद रखता है कि पूछताछ फ़ॉर्म आप देख चुके हैं या नहीं, ताकि वह बार-बार अपने आप न खुले।',
		},
		period: inquiryPeriod,
	},
	inquirySeenAt: {
		purpose: { english: 'Remembers when you saw that form.', hindi: 'याद रखता है कि वह फ़ॉर्म कब देखा गया।' },
		period: inquiryPeriod,
	},
	inquiryPageViews: {
		purpose: {
			english:
				'Counts the pages you view in this visit: the inquiry form opens by itself on the second page at the earliest.',
			hindi: 'इस बार देखे गए पृष्ठ गिनता है, क्योंकि पूछताछ फ़ॉर्म दूसरे पृष्ठ से पहले अपने आप नहीं खुलता।',
		},
		period: untilTabClosed,
	},
}
