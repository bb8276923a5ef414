import type { AccountProblem } from '@aravalli/shared/accounts/account'
import { emailProblem } from '@aravalli/shared/email'
import { type MessageProblem, messageProblem } from '@aravalli/shared/inquiries/inquiry'
import { nameProblem } from '@aravalli/shared/person-name'
import { phoneProblem } from '@aravalli/shared/phone'

export type InquiryField = 'name' | 'email' | 'phone' | 'message'

/** The form sends this to `POST /api/inquiry`; an empty phone number was not given. */
export type Inquiry = Record<InquiryField, string>

export type InquiryProblem =
	| Extract<AccountProblem, 'name-required' | 'name-too-long' | 'email-required' | 'email-invalid' | 'phone-invalid'>
	| MessageProblem

/** Checks each field by the server's own rules and without a round trip. */
export function checkInquiry({ name, email, phone, message }: Inquiry): Record<InquiryField, InquiryProblem | null> {
	return {
		name: nameProblem(name),
		email: emailProblem(email),
		phone: phoneProblem(phone),
		message: messageProblem(message),
	} as Record<InquiryField, InquiryProblem | null>
}
