import { AppError } from '@aravalli/shared/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CLEAR_EVERY_MS } from '../../../platform/files/incoming-folder.ts'
import { invalidField } from '../../../platform/http/invalid-field.ts'
import type { CopyServices } from '../copy-services.ts'
import { beginUpload } from './begin-upload.ts'
import { findKeptSize } from './find-kept-size.ts'
import { createFinishUpload, type FinishUpload } from './finish-upload.ts'
import { createIncomingPages, type IncomingPages } from './incoming-pages.ts'
import { createTusServer, pieceType, type TusServer } from './tus-server.ts'
import { readUploadMetadata } from './upload-metadata.ts'

const path = '/api/answersheet/uploads'

const resumable = { 'tus-resumable': '1.0.0' }

interface UploadServices extends CopyServices {
	incoming: IncomingPages
	finish: FinishUpload
	tus: TusServer
}

/** Takes files piece by piece, so that each byte travels once however often the network is cut. */
export async function answerUploadRoutes(
	app: FastifyInstance,
	given: CopyServices & { dataDir: string },
): Promise<void> {
	const incoming = createIncomingPages(given.dataDir)
	const finish = createFinishUpload({ ...given, incoming })
	const tus = createTusServer({
		path,
		incoming,
		onFinish: (upload, request) => finish(upload, userOf(request)),
	})
	const services = { ...given, incoming, finish, tus }
	app.addContentTypeParser(pieceType, (_request, _body, done) => done(null))
	clearRegularly(app, incoming)
	const config = { access: 'learner' } as const
	const schema = { hide: true } as object
	app.route({ method: 'POST', url: path, config, schema, handler: (...call) => begin(services, ...call) })
	app.route({ method: 'OPTIONS', url: path, config, schema, handler: (...call) => tus.answer(...call, '') })
	app.route({
		method: ['HEAD', 'PATCH', 'DELETE'],
		url: `${path}/:uploadId`,
		...{ config, schema },
		handler: (...call) => goOn(services, ...call),
	})
}

/** The folder is this machine's, so that each process clears its own. */
function clearRegularly(app: FastifyInstance, incoming: IncomingPages): void {
	const clear = () =>
		incoming.clear().catch((err) => app.log.warn({ err }, 'Pages that never arrived could not be removed.'))
	app.addHook('onReady', clear)
	const clearing = setInterval(() => void clear(), CLEAR_EVERY_MS).unref()
	app.addHook('onClose', async () => clearInterval(clearing))
}

function userOf({ viewer }: FastifyRequest): string {
	if (!viewer) throw new AppError('access.not-signed-in')
	return viewer.userId
}

async function begin(services: UploadServices, request: FastifyRequest, reply: FastifyReply) {
	const { callerLimits } = request.server
	const userId = userOf(request)
	callerLimits.countHere('copyChanges', userId)
	await callerLimits.countEverywhere('copyChanges', userId)
	const file = readUploadMetadata(request.headers['upload-metadata'])
	const sizeBytes = readSize(request.headers['upload-length'])
	const { uploadId, isBegun } = await beginUpload(services, { userId, file, sizeBytes })
	if (!isBegun) return services.tus.answer(request, reply, uploadId)
	return reply
		.code(201)
		.headers({ ...resumable, location: `${path}/${uploadId}` })
		.send('')
}

/** @throws a refusal of what is no size */
function readSize(header: unknown): number {
	if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw invalidField('upload-length', 'invalid_type')
	return Number(header)
}

async function goOn(services: UploadServices, request: FastifyRequest, reply: FastifyReply) {
	const { uploadId } = request.params as { uploadId: string }
	const keptBytes = await findKeptSize(services, { userId: userOf(request), uploadId })
	if (keptBytes !== null) return answerKept(request, reply, keptBytes)
	return services.tus.answer(request, reply, uploadId)
}

/** What is kept is as any upload that is complete, but for its end, which is that of its page. */
function answerKept({ method, headers }: FastifyRequest, reply: FastifyReply, size: number): FastifyReply {
	if (method === 'DELETE') throw new AppError('copy.not-found')
	reply.headers({ ...resumable, 'upload-offset': size, 'upload-length': size })
	if (method === 'HEAD') return reply.code(200).send('')
	return reply.code(headers['upload-offset'] === String(size) ? 204 : 409).send('')
}
