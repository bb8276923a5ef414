import { MATERIAL_MAX_BYTES } from '@aravalli/shared/courses/course'
import { AppError } from '@aravalli/shared/errors'
import type { ReceivedFile } from '../../../platform/files/received-form.ts'
import { courseFileAddress } from '../course-file-address.ts'
import type { CourseServices } from '../course-services.ts'
import { readFileType } from './file-type.ts'
import { insertCourseFile } from './tables.ts'

/**
 * Keeps a video or a document as it was sent.
 *
 * @throws AppError `courses.file-type`, `courses.file-too-large`, `files.unavailable`
 */
export async function addCourseFile({ database, files, now }: CourseServices, sent: ReceivedFile, fileId?: string) {
	const mediaType = await readFileType(sent.path)
	if (!mediaType) throw new AppError('courses.file-type')
	if (mediaType === 'application/pdf' && sent.sizeBytes > MATERIAL_MAX_BYTES)
		throw new AppError('courses.file-too-large')
	const kept = await files.keepReceived(sent, mediaType, fileId)
	try {
		await database.transaction(async (tx) => {
			await files.attach(tx, [kept])
			await insertCourseFile(tx, kept.fileId, now())
		})
	} catch (error) {
		await files.discard([kept])
		throw error
	}
	return {
		fileUrl: courseFileAddress(kept.fileId),
		fileName: kept.originalName,
		fileSize: kept.sizeBytes,
		mimeType: mediaType,
	}
}
