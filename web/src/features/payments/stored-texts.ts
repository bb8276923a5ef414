import { paymentTerms } from '@aravalli/shared/policy-terms'
import type { TextsOf } from '#web/lib/browser-store/stored-entry.ts'
import type * as stored from './stored.ts'

export const storedTexts: TextsOf<typeof stored> = {
	openOrders: {
		purpose: {
			english:
				'Remembers a payment that you have begun, so that we can tell you what became of it if the page is closed in the middle. It holds the numbers of the order and the payment, never a card or bank detail.',
			hindi:
				'आपका शुरू किया हुआ भुगतान याद रखता है, ताकि बीच में पृष्ठ बंद हो जाने पर भी हम बता सकें कि उसका क्या हुआ। इसमें केवल ऑर्डर और भुगतान की संख्या होती है, कार्ड या बैंक की जानकारी कभी नहीं।',
		},
		period: {
			english: `Until you know how it ended or log out, at most ${paymentTerms.reconcileDays} days`,
			hindi: `परिणाम पता चलने या लॉगआउट करने तक, अधिकतम ${paymentTerms.reconcileDays} दिन`,
		},
	},
}
