import type { FastifyReply } from 'fastify'
import { accountCaller, type PdfRenderer } from './pdf-renderer.ts'

interface Sheet {
	source: string
	inputs: Record<string, string>
}

interface Call {
	userId: string
	/** Says under which name the file is saved. */
	disposition: { 'content-disposition': string }
	reply: FastifyReply
}

/**
 * Makes a file to take home and sends it to whoever is signed in.
 * @throws AppError `server.overloaded` when too many files are being made
 */
export async function sendPdf(
	pdf: PdfRenderer,
	{ source, inputs }: Sheet,
	{ userId, disposition, reply }: Call,
): Promise<FastifyReply> {
	const content = await pdf.render(source, inputs, accountCaller(userId))
	return reply
		.type('application/pdf')
		.headers({ ...disposition, 'cache-control': 'private, no-cache' })
		.send(content)
}
