import { AppError } from '@aravalli/shared/errors'
import type { Upload } from '@tus/server'
import type { CopyServices } from '../copy-services.ts'
import { keepUpload } from '../pages/keep-upload.ts'
import type { IncomingPages } from './incoming-pages.ts'
import { checkUploadMetadata } from './upload-metadata.ts'

export type FinishUpload = (upload: Upload, userId: string) => Promise<void>

/**
 * Keeps a file all of whose bytes have arrived, before that is acknowledged. A process that was killed in between leaves them for whoever asks
 * next; what is refused for what it is goes.
 */
export function createFinishUpload(services: CopyServices & { incoming: IncomingPages }): FinishUpload {
	const { incoming } = services
	const finishing = new Map<string, Promise<void>>()

	async function keep({ id: uploadId, size = 0, metadata = {} }: Upload, userId: string): Promise<void> {
		const { copyId, uploadKey, fileName, checksum: sha256 } = checkUploadMetadata(metadata)
		const file = { path: incoming.pathOf(uploadId), fileName, sizeBytes: size }
		try {
			await keepUpload(services, { userId, copyId, uploadId, uploadKey, sha256, file })
		} catch (error) {
			if (error instanceof AppError && error.status < 500) await incoming.remove(uploadId)
			throw error
		}
		await incoming.remove(uploadId)
	}

	return (upload, userId) => {
		const begun = finishing.get(upload.id) ?? keep(upload, userId).finally(() => finishing.delete(upload.id))
		finishing.set(upload.id, begun)
		return begun
	}
}
