import { type AccountProblem, emailProblem, nameProblem, phoneProblem } from '@aravalli/shared/accounts/account'

/** What the form sends to `POST /api/inquiry`. */
export interface Inquiry {
	name: string
	email: string
	/** Empty when it was not given. */
	phone: string
	message: string
}

type InquiryProblem =
	| Extract<AccountProblem, 'name-required' | 'name-too-long' | 'email-required' | 'email-invalid' | 'phone-invalid'>
	| 'message-required'

/** The sentence of each problem, in the reader's language. */
export type InquirySentences = Record<InquiryProblem, string>

export type InquiryErrors = Partial<Record<keyof Inquiry, string>>

/** What is wrong with each field, by the server's own rules and without a round trip. */
export function checkInquiry({ name, email, phone, message }: Inquiry, sentences: InquirySentences): InquiryErrors {
	const problems = {
		name: nameProblem(name),
		email: emailProblem(email),
		phone: phoneProblem(phone),
		message: message.trim() === '' ? 'message-required' : null,
	}
	const found = Object.entries(problems).flatMap(([field, problem]) =>
		problem ? [[field, sentences[problem as InquiryProblem]]] : [],
	)
	return Object.fromEntries(found)
}
