import { AppError } from '@aravalli/shared/errors'
import { mediaContract, mediaDeskContract } from '@aravalli/shared/media/contract'
import { MEDIA_MAX_BYTES } from '@aravalli/shared/media/media'
import type { FastifyInstance } from 'fastify'
import { allowForms, receiveForm } from '../../platform/files/receive-form.ts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { MediaServices } from './media-services.ts'
import { getMedia } from './reading/get-media.ts'
import { listMedia } from './reading/list-media.ts'
import { readPicture } from './reading/read-picture.ts'
import { addMedia } from './storing/add-media.ts'
import { changeMedia } from './storing/change-media.ts'
import { removeMedia } from './storing/remove-media.ts'

/** What lies at an address stays the same, so it is kept as long as caches keep anything. */
const forever = 'public, max-age=31536000, immutable'

export function mediaRoutes(app: FastifyInstance, services: Pick<MediaServices, 'database' | 'files'>): void {
	mountContract(app, mediaContract, {
		'GET /api/media/:id/:variant': async ({ params, request, reply }) => {
			const content = await readPicture(services, params)
			const tag = `"${params.id}-${params.variant}"`
			reply.headers({ etag: tag, 'cache-control': forever })
			const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
			if (known.includes(tag)) return reply.code(304).send()
			return reply.type('image/webp').header('content-disposition', 'inline').send(content)
		},
	})
}

const form = {
	fileField: 'file',
	maxFiles: 1,
	maxFileBytes: MEDIA_MAX_BYTES,
	/** A field may be longer than any text, so that one that is somewhat too long hears how long it may be. */
	maxFieldBytes: 10_000,
	refusals: { tooMany: 'request.too-large', tooLarge: 'media.too-large' },
} as const

/** These endpoints stand apart from others, because only here a body may be a form with a file. */
export async function mediaDeskRoutes(app: FastifyInstance, services: MediaServices): Promise<void> {
	await allowForms(app)
	mountContract(app, mediaDeskContract, {
		'GET /api/admin/media': ({ query }) => listMedia(services, query),

		'POST /api/admin/media': async ({ viewer, request }) => ({
			data: await receiveForm(request, form, ({ fields, files: [file] }) => {
				if (!file) throw new AppError('file.missing')
				const { name = '', altEnglish = '', altHindi = '' } = fields
				return addMedia(services, {
					uploaderId: viewer.userId,
					file,
					texts: { name, alt: { english: altEnglish, hindi: altHindi } },
					idempotencyKey: idempotencyKey(request),
				})
			}),
		}),

		'GET /api/admin/media/:id': async ({ params }) => ({ data: await getMedia(services, params.id) }),

		'PATCH /api/admin/media/:id': async ({ params, body }) => ({
			data: await changeMedia(services, { id: params.id, texts: body }),
		}),

		'DELETE /api/admin/media/:id': async ({ params }) => {
			await removeMedia(services, params.id)
			return {}
		},
	})
}
