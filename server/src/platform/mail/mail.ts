import type { Language } from '@aravalli/shared/language'

export interface MailAttachment {
	/** Holds letters, digits, dots, hyphens and underlines. */
	fileName: string
	mimeType: string
	content: Buffer
}

export interface MailMessage {
	/** Is one bare address, without a name. */
	to: string
	/** Gets the answers, where it is not whoever sends. It is one bare address, too. */
	replyTo?: string
	subject: string
	/** The text says the same as the HTML, for programs that show plain text. `mailLayout` makes both. */
	text: string
	html: string
	language: Language
	/** A POST there ends mails like this one, for mail programs that show a button for it (RFC 8058). */
	stopUrl?: string
	/** All together have at most 5 MB: mail servers refuse what is much larger. */
	attachments?: MailAttachment[]
}

export interface Mail {
	/**
	 * Hands one mail over. Call it in a job, never in a transaction: a mail server may take seconds.
	 *
	 * @throws MailFailure whose text holds nothing of the mail; the job is then tried again, unless the failure is final
	 */
	send(message: MailMessage): Promise<void>
	/** Counts what this process did since its start. */
	figures(): { sent: number; failed: number }
	/** Ends idle connections. Call it after the last `send`. */
	close(): Promise<void>
}

export class MailFailure extends Error {
	override name = 'MailFailure'
	/** Names the kind of failure for the log: `EENVELOPE 550`. */
	readonly code: string
	/** It is true where another attempt would end in the same way. */
	readonly isFinal: boolean

	constructor(code: string, { isFinal = false } = {}) {
		super(`The mail was not sent (${code}).`)
		this.code = code
		this.isFinal = isFinal
	}
}
