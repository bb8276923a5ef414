/** What the form sends to `POST /api/inquiry`. */
export interface Inquiry {
	name: string
	email: string
	/** Empty when it was not given. */
	phone: string
	message: string
}

export type InquiryError = 'nameMissing' | 'emailMissing' | 'emailWrong' | 'phoneWrong' | 'messageMissing'

/** As much as a browser's own check of an e-mail field asks for, and a dot in the domain. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The first thing wrong with each field. The server checks again; this answers without a round trip. */
export function checkInquiry({ name, email, phone, message }: Inquiry): Partial<Record<keyof Inquiry, InquiryError>> {
	const digits = phone.replace(/\D/g, '').length
	const isPhoneWrong = phone !== '' && (!/^[+\d\s()-]+$/.test(phone) || digits < 10 || digits > 15)
	return {
		...(name === '' && { name: 'nameMissing' }),
		...(email === '' ? { email: 'emailMissing' } : !emailPattern.test(email) && { email: 'emailWrong' }),
		...(isPhoneWrong && { phone: 'phoneWrong' }),
		...(message === '' && { message: 'messageMissing' }),
	}
}
