import { brand } from '@aravalli/shared/brand'
import type { Database } from '../../platform/database/open-database.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Mail, MailMessage } from '../../platform/mail/mail.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import { findInquiry, type NewInquiry } from './tables.ts'

/** Mails an inquiry to the team. It is read when the mail is made: it may have been erased meanwhile. */
export const teamMailJob = defineJob<{ inquiryId: string }>('inquiries.team-mail')

export async function sendTeamMail(
	{ database, mail }: { database: Database; mail: Mail },
	{ inquiryId }: { inquiryId: string },
): Promise<void> {
	const inquiry = await findInquiry(database.db, inquiryId)
	if (inquiry) await mail.send(teamMail(inquiry))
}

/** Writes in English, which the whole team reads; the message stays as it was written. */
function teamMail({ name, email, phone, message, language }: NewInquiry): MailMessage {
	const content = mailLayout({
		language: 'english',
		title: `${name} asks`,
		paragraphs: [
			...message.split(/\n{2,}/),
			`From: ${name}`,
			`Email: ${email}`,
			`Phone: ${phone || 'not given'}`,
			`Reads the site in: ${language === 'hindi' ? 'Hindi' : 'English'}`,
		],
		footnote: 'This came from the inquiry form. Your reply goes to the address above.',
	})
	return { to: brand.email, replyTo: email, subject: `Inquiry from ${name}`, language: 'english', ...content }
}
