import { defineJob } from '../jobs/jobs.ts'
import type { MailMessage } from './mail.ts'

/**
 * Sends a mail that is ready. It lies in the database until it is sent, so nothing secret may be in it: a mail with a code or a link
 * that lets somebody in has a job of its own, which makes both the code and the mail. So has one with an attachment: that would lie there, too.
 */
export const mailJob = defineJob<Omit<MailMessage, 'attachments'>>('mail')
