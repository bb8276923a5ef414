import { join } from 'node:path'
import { languageTags } from '@aravalli/shared/language'
import type { SendMailOptions } from 'nodemailer'
import type { Env } from '../../env.ts'
import type { DatabaseLog } from '../database/open-database.ts'
import { checkMessage } from './check-message.ts'
import { createFolderDelivery } from './folder-delivery.ts'
import { forgetMailFiles } from './forget-mail-files.ts'
import type { Mail, MailMessage } from './mail.ts'
import { createSmtpDelivery } from './smtp-delivery.ts'

/** Mails go to the SMTP server of SMTP_URL; without one, into files in `DATA_DIR/mail`. */
export function createMail(
	env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
	log: Pick<DatabaseLog, 'info' | 'warn'>,
): Mail {
	const folder = join(env.dataDir, 'mail')
	const delivery = env.smtpUrl ? createSmtpDelivery(env.smtpUrl) : createFolderDelivery(folder, log)
	const stopForgetting = forgetMailFiles(folder, log)
	const figures = { sent: 0, failed: 0 }
	return {
		async send(message) {
			try {
				checkMessage(message)
				await delivery.deliver(asMail(message, env.mailFrom))
			} catch (error) {
				figures.failed += 1
				throw error
			}
			figures.sent += 1
		},
		figures: () => ({ ...figures }),
		close() {
			stopForgetting()
			return delivery.close()
		},
	}
}

/** The library adds `Date` and `Message-ID`. */
function asMail(
	{ to, replyTo, subject, text, html, language, stopUrl, attachments = [] }: MailMessage,
	from: string,
): SendMailOptions {
	return {
		from,
		// An object is one address, never a list that is read out of a string.
		to: { name: '', address: to },
		...(replyTo && { replyTo: { name: '', address: replyTo } }),
		subject,
		text,
		html,
		attachments: attachments.map(({ fileName, mimeType, content }) => ({
			filename: fileName,
			contentType: mimeType,
			content,
		})),
		// The first header keeps out-of-office programs from answering.
		headers: {
			'Auto-Submitted': 'auto-generated',
			'Content-Language': languageTags[language],
			...(stopUrl && { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
		},
		disableFileAccess: true,
		disableUrlAccess: true,
	}
}
