import { createTransport } from 'nodemailer'
import { MailFailure } from './mail.ts'
import type { MailDelivery } from './mail-delivery.ts'

/** The limits are shorter than nodemailer's own minutes, because a job tries again. */
const TIME_LIMITS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const MAX_CONNECTIONS = 3

/** A server refuses these commands because of this one mail. A refused sender or password can be set right. */
const ABOUT_THIS_MAIL = new Set(['RCPT TO', 'DATA'])

/** @param url its query may set any option of nodemailer's SMTP transport, as `?requireTLS=false` */
export function createSmtpDelivery(url: string): MailDelivery {
	const { username, hostname } = new URL(url)
	const isLocal = /^(localhost|127\..*|\[::1\])$/.test(hostname)
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: MAX_CONNECTIONS,
		// A password never crosses a network in the clear.
		requireTLS: username !== '' && !isLocal,
		...TIME_LIMITS,
	})
	return {
		async deliver(mail) {
			await transport.sendMail(mail).catch((error: unknown) => {
				throw failureOf(error)
			})
		},
		async close() {
			transport.close()
		},
	}
}

/** Leaves out the server's words, which repeat addresses. */
function failureOf(error: unknown): MailFailure {
	const { code, command, responseCode } = error as Record<'code' | 'command' | 'responseCode', unknown>
	const kind = typeof code === 'string' ? code : 'ESEND'
	if (typeof responseCode !== 'number') return new MailFailure(kind)
	return new MailFailure(`${kind} ${responseCode}`, {
		isFinal: responseCode >= 500 && ABOUT_THIS_MAIL.has(String(command)),
	})
}
