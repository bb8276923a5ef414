import { checkMessage } from '../platform/mail/check-message.ts'
import type { Mail, MailMessage } from '../platform/mail/mail.ts'

/**
 * Makes mail whose messages a test can look at, in the order in which they were sent. It refuses what the real one
 * refuses.
 */
export function recordingMail(): { mail: Mail; mails: MailMessage[] } {
	const mails: MailMessage[] = []
	const mail: Mail = {
		async send(message) {
			checkMessage(message)
			mails.push(message)
		},
		figures: () => ({ sent: mails.length, failed: 0 }),
		close: async () => undefined,
	}
	return { mail, mails }
}
