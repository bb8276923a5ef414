// @module-tag one-run
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { createJobs } from '../jobs/create-jobs.ts'
import { createMail } from './create-mail.ts'
import type { Mail, MailMessage } from './mail.ts'
import { mailJob } from './mail-job.ts'

const message: MailMessage = {
	to: 'asha@example.com',
	subject: 'नया उत्तर जाँचा गया',
	text: 'आपका उत्तर जाँचा गया।\n.\nDATA',
	html: '<p>आपका उत्तर जाँचा गया।</p>',
	language: 'hindi',
}

interface Received {
	to: string[]
	from: string
	content: string
}

describe('mail through an SMTP server', () => {
	let servers: SMTPServer[] = []
	let mails: Mail[] = []

	async function startServer(options: SMTPServerOptions = {}, port = 0) {
		const received: Received[] = []
		const server = new SMTPServer({
			authOptional: true,
			disabledCommands: ['STARTTLS'],
			onData(stream, { envelope }, done) {
				const chunks: Buffer[] = []
				stream.on('data', (chunk) => chunks.push(chunk))
				stream.on('end', () => {
					const from = envelope.mailFrom ? envelope.mailFrom.address : ''
					const to = envelope.rcptTo.map((receiver) => receiver.address)
					received.push({ to, from, content: Buffer.concat(chunks).toString() })
					done()
				})
			},
			...options,
		})
		servers.push(server)
		server.on('error', () => undefined)
		await once(server.listen(port, '127.0.0.1'), 'listening')
		return { received, server, port: (server.server.address() as AddressInfo).port }
	}

	function mailTo(port: number, { user = '', query = '' } = {}) {
		const smtpUrl = `smtp://${user}127.0.0.1:${port}${query}`
		const mail = createMail({ smtpUrl, mailFrom: 'Aravalli <no-reply@example.com>', dataDir: '/nowhere' }, silentLog)
		mails.push(mail)
		return mail
	}

	const stopServer = (server: SMTPServer) => new Promise<void>((resolve) => server.close(resolve))

	afterEach(async () => {
		await Promise.all(mails.map((mail) => mail.close()))
		await Promise.all(servers.map(stopServer))
		mails = []
		servers = []
	})

	it('arrives whole, at the one address', async () => {
		const { received, port } = await startServer()
		await mailTo(port).send(message)
		const [first] = received
		expect(received).toHaveLength(1)
		expect(first).toMatchObject({ to: ['asha@example.com'], from: 'no-reply@example.com' })
		const parsed = await PostalMime.parse(first?.content ?? '')
		expect(parsed.subject).toBe(message.subject)
		expect(parsed.text?.trimEnd()).toBe(message.text)
		expect(parsed.html?.trimEnd()).toBe(message.html)
	})

	it('signs in with the user and password of the address', async () => {
		let signedIn = ''
		const { port } = await startServer({
			authOptional: false,
			allowInsecureAuth: true,
			onAuth({ username, password }, _session, done) {
				signedIn = `${username} ${password}`
				done(null, { user: username })
			},
		})
		await mailTo(port, { user: 'a%40b:p%2Fw@' }).send(message)
		expect(signedIn).toBe('a@b p/w')
	})

	it('fails for good when the server refuses the address, without repeating it', async () => {
		const { port } = await startServer({
			onRcptTo({ address }, _session, done) {
				done(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 }))
			},
		})
		const mail = mailTo(port)
		const failure = await mail.send(message).catch((error) => error)
		expect(failure).toMatchObject({ code: 'EENVELOPE 550', isFinal: true })
		expect(JSON.stringify(failure) + failure.stack).not.toContain('asha')
		expect(failure.cause).toBeUndefined()
		expect(mail.figures()).toEqual({ sent: 0, failed: 1 })
	})

	it.each([
		['is busy', { onRcptTo: refuseWith(451) }, 'EENVELOPE 451'],
		['refuses the sender', { onMailFrom: refuseWith(550) }, 'EENVELOPE 550'],
		['is full', { onConnect: refuseConnection }, 'EPROTOCOL 421'],
	])('may be tried again when the server %s', async (_, options, code) => {
		const { port } = await startServer(options)
		await expect(mailTo(port).send(message)).rejects.toMatchObject({ code, isFinal: false })
	})

	it('gives up a server that accepts the connection and is silent', async () => {
		const { port } = await startServer({ onConnect: () => undefined })
		const mail = mailTo(port, { query: '?greetingTimeout=200' })
		await expect(mail.send(message)).rejects.toMatchObject({ code: 'ETIMEDOUT', isFinal: false })
	})

	it('sends a password to another machine under encryption only', async () => {
		const smtpUrl = 'smtp://user:secret@0.0.0.0'
		const { port } = await startServer({ allowInsecureAuth: true })
		const mail = createMail(
			{ smtpUrl: `${smtpUrl}:${port}`, mailFrom: 'a@example.com', dataDir: '/nowhere' },
			silentLog,
		)
		mails.push(mail)
		await expect(mail.send(message)).rejects.toMatchObject({ code: expect.stringMatching(/^ETLS/) })
	})

	it('leaves as a job once the server is back, exactly once, and the log says nothing of it', async () => {
		const { log, lines } = recordingLog()
		const down = await startServer()
		await stopServer(down.server)
		const database = await openTestDatabase()
		const jobs = createJobs(database, log)
		const mail = mailTo(down.port)
		jobs.work(mailJob, mail.send)
		await jobs.start()
		await database.transaction((tx) => jobs.send(tx, mailJob, message))
		await expect.poll(() => jobs.figures().failed, { timeout: 10_000 }).toBeGreaterThan(0)
		const { received } = await startServer({}, down.port)
		await expect.poll(() => jobs.figures().done, { timeout: 20_000 }).toBe(1)
		await jobs.close()
		await database.close()
		expect(received.map(({ to }) => to)).toEqual([['asha@example.com']])
		expect(lines[0]).toMatchObject({ level: 'warn', details: { job: 'mail', reason: 'MailFailure ESOCKET' } })
		expect(JSON.stringify(lines)).not.toMatch(/asha|उत्तर/)
	})
})

function refuseWith(responseCode: number): NonNullable<SMTPServerOptions['onRcptTo']> {
	return (_address, _session, done) => done(Object.assign(new Error('not now'), { responseCode }))
}

const refuseConnection: NonNullable<SMTPServerOptions['onConnect']> = (_session, done) =>
	done(Object.assign(new Error('too many'), { responseCode: 421 }))
