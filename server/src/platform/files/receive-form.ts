import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@aravalli/shared/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endAfterAnswer } from '../http/end-gently.ts'
import { CLEAR_EVERY_MS, createIncomingFolder, type IncomingFolder } from './incoming-folder.ts'
import { readForm } from './read-form.ts'
import type { FormRules, ReceivedForm } from './received-form.ts'

declare module 'fastify' {
	interface FastifyInstance {
		incomingFolder: IncomingFolder
	}
	interface FastifyRequest {
		/** It is true where a form was refused before its end, which then is not read. */
		isFormCut: boolean
	}
}

const CLEAR_FAILED = 'What dead processes left of uploads could not be removed.'

const multipart = /^multipart\/form-data\s*(;|$)/i

/** Serves the scope of all endpoints; call it before any of them. */
export function installForms(app: FastifyInstance, dataDir: string): void {
	const incoming = createIncomingFolder(dataDir)
	app.decorate('incomingFolder', incoming)
	app.decorateRequest('isFormCut', false)
	app.addHook('onReady', incoming.clear)
	const clearing = setInterval(
		() => void incoming.clear().catch((err) => app.log.warn({ err }, CLEAR_FAILED)),
		CLEAR_EVERY_MS,
	)
	clearing.unref()
	app.addHook('onClose', () => {
		clearInterval(clearing)
		return incoming.close()
	})
}

/** Lets the routes of a scope take forms with files, which they read with `receiveForm`. */
export async function allowForms(app: FastifyInstance): Promise<void> {
	app.addContentTypeParser(multipart, (_request, _body, done) => done(null))
	app.addHook('onSend', async ({ isFormCut }, reply) => {
		if (isFormCut) reply.header('connection', 'close')
	})
}

/**
 * Reads a form into memory and its files into temporary ones, hands them to `work`, and removes the files whatever comes of it.
 *
 * Limits hold while it arrives: whatever is too much is refused at once, and the rest is not read.
 *
 * @throws AppError `request.unsupported-type`, `request.malformed` (a file in another field, an end in the middle), `request.too-large`
 *   (too many or too long fields), or one of `rules.refusals`
 */
export async function receiveForm<T>(
	request: FastifyRequest,
	rules: FormRules,
	work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
	if (!multipart.test(request.headers['content-type'] ?? '')) throw new AppError('request.unsupported-type')
	const paths: string[] = []
	const newPath = () => {
		const path = request.server.incomingFolder.newPath()
		paths.push(path)
		return path
	}
	try {
		return await work(await readForm(request.raw, rules, newPath, () => cutForm(request)))
	} finally {
		await Promise.all(paths.map((path) => rm(path, { force: true })))
	}
}

async function cutForm(request: FastifyRequest): Promise<void> {
	if (await isWhole(request.raw)) {
		// All of it has arrived: the rest is thrown away, and the connection goes on.
		request.raw.removeAllListeners('data').resume()
	} else {
		request.isFormCut = true
		endAfterAnswer(request.raw.socket)
	}
}

/**
 * Tells whether all of a form has arrived. That the piece in which something was refused is the last one is known only
 * when all of it was looked at; until then nothing more is read.
 */
async function isWhole(request: IncomingMessage): Promise<boolean> {
	const { socket } = request
	// A call that is asked in process has no real socket.
	if (!(socket instanceof Socket)) return request.complete
	socket.pause()
	await nextTurn()
	if (request.complete) socket.resume()
	return request.complete
}
