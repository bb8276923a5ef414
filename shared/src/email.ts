export const EMAIL_MAX_LENGTH = 254

export type EmailProblem = 'email-required' | 'email-invalid'

/**
 * Gives the one form in which an address is stored and compared: NFKC, lower case, without spaces around it. It is null for
 * what is not an address: after that only ASCII is left of honest addresses, so letters that merely look alike, dots at the
 * end and line breaks are refused.
 */
export function canonicalEmail(given: string): string | null {
	if (given.length > 2 * EMAIL_MAX_LENGTH) return null
	const email = given
		.replace(/^ +| +$/g, '')
		.normalize('NFKC')
		.toLowerCase()
	return email.length <= EMAIL_MAX_LENGTH && address.test(email) ? email : null
}

/**
 * Matches the form of HTML's e-mail fields (WHATWG), with a domain of at least two parts, and no dot at the ends of the local part,
 * which has at most 64 characters (RFC 5321): to a longer one no mail could be sent.
 */
const address =
	/^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

export function emailProblem(given: string): EmailProblem | null {
	if (given.trim() === '') return 'email-required'
	return canonicalEmail(given) === null ? 'email-invalid' : null
}
