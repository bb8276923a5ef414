import { ownPictureContract, picturesContract } from '@aravalli/shared/accounts/pictures-contract'
import { AppError } from '@aravalli/shared/errors'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { allowForms, receiveForm } from '../../platform/files/receive-form.ts'
import type { FormRules } from '../../platform/files/received-form.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { Services } from '../../services.ts'
import { readPicture, removePicture, setPicture } from './pictures/set-picture.ts'
import { pictureAddress, presentUser } from './present-user.ts'

const formRules: FormRules = {
	fileField: 'file',
	maxFiles: 1,
	maxFileBytes: 5_242_880,
	maxFieldBytes: 1_000,
	refusals: { tooMany: 'request.too-large', tooLarge: 'file.too-large' },
}

export function pictureRoutes(app: FastifyInstance, database: Database): void {
	mountContract(app, picturesContract, {
		'GET /api/user/pictures/:fileId': async ({ params, reply }) => {
			const content = await readPicture(database, params.fileId)
			if (!content) throw new AppError('file.not-found')
			return reply
				.type('image/webp')
				.headers({ 'cache-control': 'private, max-age=31536000, immutable', 'content-disposition': 'inline' })
				.send(content)
		},
	})
}

/** These endpoints stand apart from others, because only here a body may be a form with a file. */
export async function ownPictureRoutes(
	app: FastifyInstance,
	{ database, pictures }: Pick<Services, 'database' | 'pictures'>,
): Promise<void> {
	await allowForms(app)
	mountContract(app, ownPictureContract, {
		'POST /api/user/profile-picture': ({ request, viewer }) =>
			receiveForm(request, formRules, async ({ files: [file] }) => {
				if (!file) throw new AppError('file.missing')
				const { fileId, sizeBytes } = await setPicture(database, pictures, viewer.userId, file.path)
				return {
					data: {
						fileUrl: pictureAddress(fileId),
						fileName: file.fileName,
						fileSize: sizeBytes,
						mimeType: 'image/webp',
					},
				}
			}),

		'DELETE /api/user/profile-picture': async ({ viewer }) => {
			const user = await removePicture(database, viewer.userId)
			if (!user) throw new AppError('access.not-signed-in')
			return { data: presentUser(user) }
		},
	})
}
