import { ownPictureContract, picturesContract } from '@aravalli/shared/accounts/pictures-contract'
import { AppError } from '@aravalli/shared/errors'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { MAX_PICTURE_BYTES, receiveFile } from './pictures/receive-file.ts'
import { readPicture, removePicture, setPicture } from './pictures/set-picture.ts'
import { pictureAddress, presentUser } from './present-user.ts'

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

/** Apart from other endpoints: only here a body may be a form with a file. */
export async function ownPictureRoutes(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
	await app.register(multipart, { limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 10, parts: 11 } })
	mountContract(app, ownPictureContract, {
		'POST /api/user/profile-picture': async ({ request, viewer }) => {
			const { content, fileName } = await receiveFile(request)
			const { fileId, sizeBytes } = await setPicture(database, viewer.userId, content)
			return { data: { fileUrl: pictureAddress(fileId), fileName, fileSize: sizeBytes, mimeType: 'image/webp' } }
		},

		'DELETE /api/user/profile-picture': async ({ viewer }) => {
			const user = await removePicture(database, viewer.userId)
			if (!user) throw new AppError('access.not-signed-in')
			return { data: presentUser(user) }
		},
	})
}
