import type { SendMailOptions } from 'nodemailer'

/** Takes mails out: through a mail server, or into a folder. */
export interface MailDelivery {
	deliver(mail: SendMailOptions): Promise<void>
	/** Call it after the last `deliver`. */
	close(): Promise<void>
}
