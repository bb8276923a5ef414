import { AppError } from '@aravalli/shared/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import { sendFile } from '../../platform/files/send-file.ts'
import { contentFileId } from './content-file-address.ts'
import { findContentFiles } from './tables.ts'

interface Call {
	request: FastifyRequest
	reply: FastifyReply
}

/** @throws AppError `file.not-found`, also for the address of another site; `file.beyond-end` */
export async function sendContentFile(
	{ database, files }: { database: Database; files: Pick<Files, 'readPart'> },
	address: string,
	{ request, reply }: Call,
): Promise<FastifyReply> {
	const fileId = contentFileId(address)
	const file = fileId === null ? undefined : (await findContentFiles(database.db, [fileId])).get(fileId)
	if (!file) throw new AppError('file.not-found')
	return sendFile(files, file, request, reply)
}
