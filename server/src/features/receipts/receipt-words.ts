import type { Bilingual } from '@aravalli/shared/language'

export const receiptWords = {
	english: {
		section: 'Payment receipt',
		number: 'Receipt number',
		paidAt: 'Paid on',
		method: 'Paid by',
		online: 'Online payment',
		paymentId: 'Payment ID',
		from: 'Received from',
		closed: 'The account has been closed.',
		to: 'Received by',
		sign: 'For',
		access: (from: string, till: string) => `Access from ${from} to ${till}`,
		price: 'Price',
		discount: 'Discount',
		tax: 'Tax included in it',
		taxable: 'Taxable value',
		total: 'Amount paid',
		words: 'In words',
		note: 'This receipt was made by a computer and needs no signature.',
		page: 'Page',
	},
	hindi: {
		section: 'भुगतान की रसीद',
		number: 'रसीद संख्या',
		paidAt: 'भुगतान का समय',
		method: 'भुगतान का तरीका',
		online: 'ऑनलाइन भुगतान',
		paymentId: 'भुगतान ID',
		from: 'भुगतानकर्ता',
		closed: 'यह खाता बंद हो चुका है।',
		to: 'प्राप्तकर्ता',
		sign: 'मद',
		access: (from: string, till: string) => `एक्सेस: ${from} से ${till} तक`,
		price: 'मूल्य',
		discount: 'छूट',
		tax: 'इसमें शामिल कर',
		taxable: 'कर योग्य मूल्य',
		total: 'चुकाई गई राशि',
		words: 'शब्दों में',
		note: 'यह रसीद कंप्यूटर से बनी है, इस पर हस्ताक्षर की ज़रूरत नहीं है।',
		page: 'पृष्ठ',
	},
} satisfies Bilingual<object>

/** Names the ways of paying by what the provider calls them. */
export const methodNames: Bilingual<Record<string, string>> = {
	english: { card: 'Card', upi: 'UPI', netbanking: 'Net banking', wallet: 'Wallet', emi: 'EMI' },
	hindi: { card: 'कार्ड', upi: 'UPI', netbanking: 'नेट बैंकिंग', wallet: 'वॉलेट', emi: 'EMI' },
}
