import type { Bilingual } from '@aravalli/shared/language'

/** Tells people that their words or their address are stored. */
export const confirmations: Record<'inquiry' | 'notify', Bilingual> = {
	inquiry: {
		english: 'Thank you. Your message has reached us; we will reply soon.',
		hindi: 'धन्यवाद। आपका संदेश हमें मिल गया है; हम जल्द उत्तर देंगे।',
	},
	notify: {
		english: 'Done. We will write to you when this page is ready.',
		hindi: 'हो गया। यह पृष्ठ तैयार होते ही हम आपको ईमेल भेजेंगे।',
	},
}
