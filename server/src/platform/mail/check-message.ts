import { MailFailure, type MailMessage } from './mail.ts'

/** Matches one address. What could end a header line, add a second address or a display name is not in it. */
const address = /^[^\s\p{Cc}<>()[\]:;,"\\@]{1,64}@[^\s\p{Cc}<>()[\]:;,"\\@]{1,255}$/u

/** Nothing in it ends the angle brackets of its header. */
const webAddress = /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]{1,900}$/

/** The mail library splits a subject into lines up to this length; longer ones are mistakes. */
const MAX_SUBJECT_LENGTH = 300

const fileName = /^[\w-][\w.-]{0,99}$/
/** Is a media type with parameters, such as `text/calendar; method=REQUEST`. */
const mimeType = /^[a-z]+\/[a-z\d.+-]{1,80}(; [a-z]+=[\w-]{1,40}){0,5}$/
const MAX_ATTACHED_BYTES = 5_000_000

/**
 * Refuses what must not become a header: a line break in a subject or an address would let its writer add headers, and with them
 * receivers.
 *
 * @throws MailFailure, final
 */
export function checkMessage({ to, replyTo = to, subject, stopUrl, attachments = [] }: MailMessage): void {
	if (!address.test(to) || !address.test(replyTo)) throw new MailFailure('unusable address', { isFinal: true })
	const isUsable = subject.length > 0 && subject.length <= MAX_SUBJECT_LENGTH && !/[\p{Cc}\u2028\u2029]/u.test(subject)
	if (!isUsable) throw new MailFailure('unusable subject', { isFinal: true })
	if (stopUrl !== undefined && !webAddress.test(stopUrl)) throw new MailFailure('unusable address', { isFinal: true })
	const areNamed = attachments.every((one) => fileName.test(one.fileName) && mimeType.test(one.mimeType))
	const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
	if (!areNamed || bytes > MAX_ATTACHED_BYTES) throw new MailFailure('unusable attachment', { isFinal: true })
}
