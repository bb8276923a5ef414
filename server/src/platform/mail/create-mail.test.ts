import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordingLog } from '../../testing/recording-log.ts'
import { createMail } from './create-mail.ts'
import type { Mail, MailMessage } from './mail.ts'
import { mailLayout } from './mail-layout.ts'

const hindi: MailMessage = {
	to: 'asha@example.com',
	subject: 'पासवर्ड बदलने का कोड: इसे किसी को न बताएँ और दस मिनट के भीतर ही इस्तेमाल करें',
	language: 'hindi',
	...mailLayout({
		language: 'hindi',
		title: 'पासवर्ड बदलें',
		paragraphs: ['नमस्ते आशा, यह कोड दस मिनट तक चलेगा।', 'फ़ोन पर भी किसी को यह कोड न बताएँ।'],
		code: '482913',
		button: { label: 'पासवर्ड बदलें', url: 'https://aravalli.example.com/login?reset=1&x=2' },
		footnote: 'यदि यह अनुरोध आपने नहीं किया है, तो इस ईमेल को अनदेखा करें।',
	}),
}

describe('mail without an SMTP server', () => {
	const { log, lines } = recordingLog()
	let dataDir: string
	let mail: Mail
	const folder = () => join(dataDir, 'mail')
	const files = () => readdirSync(folder())

	beforeEach(() => {
		dataDir = mkdtempSync(join(tmpdir(), 'aravalli-mail-'))
		mail = createMail({ smtpUrl: null, mailFrom: 'Aravalli अरावली <no-reply@example.com>', dataDir }, log)
	})
	afterEach(async () => {
		await mail.close()
		rmSync(dataDir, { recursive: true })
		lines.length = 0
	})

	async function onlyMail() {
		const [name = '', ...others] = files()
		expect(others).toEqual([])
		const content = readFileSync(join(folder(), name))
		return { name, content: content.toString(), parsed: await PostalMime.parse(content) }
	}

	it('is written as a file that holds exactly what was sent, in Hindi as well', async () => {
		await mail.send(hindi)
		const { parsed } = await onlyMail()
		expect(parsed.replyTo).toBeUndefined()
		expect(parsed.to).toEqual([{ name: '', address: 'asha@example.com' }])
		expect(parsed.from).toEqual({ name: 'Aravalli अरावली', address: 'no-reply@example.com' })
		expect(parsed.subject).toBe(hindi.subject)
		expect(parsed.text?.trimEnd()).toBe(hindi.text.trimEnd())
		expect(parsed.html?.trimEnd()).toBe(hindi.html.trimEnd())
	})

	it('has files attached, to the byte', async () => {
		const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
		await mail.send({ ...hindi, attachments: [{ fileName: 'receipt-CR-1.pdf', mimeType: 'application/pdf', content }] })
		const [attached, ...others] = (await onlyMail()).parsed.attachments
		expect(others).toEqual([])
		expect(attached).toMatchObject({
			filename: 'receipt-CR-1.pdf',
			mimeType: 'application/pdf',
			disposition: 'attachment',
		})
		expect(Buffer.from(attached?.content as ArrayBuffer).equals(content)).toBe(true)
	})

	const empty = Buffer.from('')
	it.each([
		['a line break in its name', { fileName: 'a\r\nBcc: b@example.com', mimeType: 'application/pdf', content: empty }],
		['a path', { fileName: '../a.pdf', mimeType: 'application/pdf', content: empty }],
		['a strange type', { fileName: 'a.pdf', mimeType: 'application/pdf; x="\r\n"', content: empty }],
		['more than 5 MB', { fileName: 'a.pdf', mimeType: 'application/pdf', content: Buffer.alloc(5_000_001) }],
	])('has no file with %s', async (_, attachment) => {
		await expect(mail.send({ ...hindi, attachments: [attachment] })).rejects.toMatchObject({ isFinal: true })
	})

	it('has its answers sent elsewhere where that is asked', async () => {
		await mail.send({ ...hindi, replyTo: 'meera@example.com' })
		expect((await onlyMail()).parsed.replyTo).toEqual([{ name: '', address: 'meera@example.com' }])
	})

	// This was seen to fail without the age, and without the timer.
	it('goes after a week, at the start and while the process lives; what is not a mail stays', async () => {
		await mail.send(hindi)
		const place = (name: string) => join(folder(), name)
		const make = (name: string, days: number) => {
			writeFileSync(place(name), 'x')
			const changedAt = new Date(Date.now() - days * 24 * 3_600_000)
			utimesSync(place(name), changedAt, changedAt)
		}
		const [fresh = ''] = files()
		for (const name of ['old.eml', '.old.tmp', 'mine.txt']) make(name, 7.01)
		make('younger.eml', 6.99)
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
		const settings = { mailFrom: 'a@example.com', dataDir }
		const restarted = createMail({ ...settings, smtpUrl: 'smtp://mail.example.com' }, log)
		const left = ['mine.txt', 'younger.eml', fresh].sort()
		await expect.poll(() => files().sort()).toEqual(left)
		make('later.eml', 8)
		await new Promise((resolve) => setTimeout(resolve, 50))
		expect(files()).toContain('later.eml')
		vi.advanceTimersByTime(3_600_000)
		vi.useRealTimers()
		await expect.poll(() => files().sort()).toEqual(left)
		await restarted.close()
	})

	it('has the headers of a letter that no program answers', async () => {
		await mail.send(hindi)
		const { content, parsed } = await onlyMail()
		const header = (key: string) => parsed.headers.find((one) => one.key === key)?.value
		expect(header('auto-submitted')).toBe('auto-generated')
		expect(header('content-language')).toBe('hi')
		expect(parsed.messageId).toMatch(/^<[^@\s]+@example\.com>$/)
		expect(Math.abs(Date.parse(parsed.date ?? '') - Date.now())).toBeLessThan(60_000)
		expect(content).toMatch(/^[\x20-\x7e\t\r\n]*$/)
		expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
	})

	it('gives files unique names that sort by time and say nothing of the mail, for the owner alone', async () => {
		await mail.send(hindi)
		const [first] = files()
		await new Promise((resolve) => setTimeout(resolve, 5))
		await Promise.all(Array.from({ length: 20 }, () => mail.send(hindi)))
		expect(files()).toHaveLength(21)
		expect(files().toSorted()[0]).toBe(first)
		for (const name of files()) expect(name).toMatch(/^\d{8}T\d{9}Z-[\da-f]{8}\.eml$/)
		expect(statSync(folder()).mode & 0o777).toBe(0o700)
		expect(statSync(join(folder(), first ?? '')).mode & 0o777).toBe(0o600)
	})

	it('says once where mails are, and nothing of any mail', async () => {
		await mail.send(hindi)
		await mail.send(hindi)
		expect(lines).toEqual([
			{
				level: 'info',
				details: `SMTP_URL is not set: mails are not sent but written as files in ${folder()}.`,
				message: undefined,
			},
		])
	})

	it('fails when it cannot be written, and leaves nothing half done', async () => {
		writeFileSync(folder(), 'not a folder')
		await expect(mail.send(hindi)).rejects.toThrow('EEXIST')
		expect(mail.figures()).toEqual({ sent: 0, failed: 1 })
		rmSync(folder())
		await mail.send(hindi)
		expect(files()).toHaveLength(1)
		expect(mail.figures()).toEqual({ sent: 1, failed: 1 })
	})

	it.each([
		{ to: 'asha@example.com\r\nBcc: all@example.com' },
		{ to: 'asha@example.com\nBcc: all@example.com' },
		{ to: 'asha@example.com, all@example.com' },
		{ to: 'asha@example.com;all@example.com' },
		{ to: 'Asha <asha@example.com>' },
		{ to: 'asha@example.com\0' },
		{ to: '"a b"@example.com' },
		{ to: 'asha' },
		{ to: '' },
		{ replyTo: 'asha@example.com\r\nBcc: all@example.com' },
		{ subject: 'Hello\r\nBcc: all@example.com' },
		{ subject: 'Hello\nContent-Type: text/html' },
		{ subject: 'Hello\u2028there' },
		{ subject: 'Hello\0' },
		{ subject: '' },
		{ subject: 'x'.repeat(301) },
	])('refuses $to $subject for good, and does not repeat it', async (changed) => {
		const refusal = await mail.send({ ...hindi, ...changed }).catch((error) => error)
		expect(refusal).toMatchObject({ name: 'MailFailure', isFinal: true })
		expect(refusal.message).toMatch(/^The mail was not sent \(unusable (address|subject)\)\.$/)
		expect(readdirSync(dataDir)).toEqual([])
	})
})
