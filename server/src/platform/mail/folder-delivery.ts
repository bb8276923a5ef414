import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { DatabaseLog } from '../database/open-database.ts'
import { MailFailure } from './mail.ts'
import type { MailDelivery } from './mail-delivery.ts'

/** Writes each mail as a file that mail programs open, `20261121T180037123Z-5f2c9a01.eml`: sorted by name is sorted by time. */
export function createFolderDelivery(folder: string, log: Pick<DatabaseLog, 'info'>): MailDelivery {
	const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
	log.info(`SMTP_URL is not set: mails are not sent but written as files in ${folder}.`)

	/** Writes the mail under another name first, so that under its own it is always whole. */
	async function write(content: Buffer): Promise<void> {
		const name = `${new Date().toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`
		const unfinished = join(folder, `.${name}.tmp`)
		await mkdir(folder, { recursive: true, mode: 0o700 })
		try {
			await writeFile(unfinished, content, { mode: 0o600, flag: 'wx', flush: true })
			await rename(unfinished, join(folder, `${name}.eml`))
		} catch (error) {
			await rm(unfinished, { force: true })
			throw error
		}
	}

	return {
		async deliver(mail) {
			const { message } = await transport.sendMail(mail)
			if (!Buffer.isBuffer(message)) throw new MailFailure('not composed')
			await write(message)
		},
		close: async () => undefined,
	}
}
