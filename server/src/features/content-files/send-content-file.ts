import { AppError } from '@aravalli/shared/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFile } from '../../platform/files/send-file.ts'
import { courseFileId } from './course-file-address.ts'
import type { CourseServices } from './course-services.ts'
import { findCourseFile } from './files/tables.ts'

interface Call {
	request: FastifyRequest
	reply: FastifyReply
}

/** @throws AppError `file.not-found`, also for the address of another site; `file.beyond-end` */
export async function sendCourseFile(
	{ database, files }: Pick<CourseServices, 'database' | 'files'>,
	address: string,
	{ request, reply }: Call,
): Promise<FastifyReply> {
	const fileId = courseFileId(address)
	const file = fileId === null ? null : await findCourseFile(database.db, fileId)
	if (!file) throw new AppError('file.not-found')
	return sendFile(files, file, request, reply)
}
