import { Readable } from 'node:stream'
import type { ContentStatus } from '@aravalli/shared/content/content'
import type { exportFormats } from '@aravalli/shared/content/transfer-contract'
import { transferContract } from '@aravalli/shared/content/transfer-contract'
import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowForms, receiveForm } from '../../platform/files/receive-form.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { createTableReader, type TableReader } from '../../platform/spreadsheets/table-reader.ts'
import type { DeskServices } from '../desk/desk.ts'
import type { ServerKind } from '../server-kind.ts'
import { exportItems } from './exporting/export-items.ts'
import {
	FORGET_EVERY_MINUTES,
	forgetImports,
	forgetImportsJob,
	importJob,
	runImportJob,
} from './importing/import-job.ts'
import { presentImport, presentImports, type SentenceOf } from './importing/present-import.ts'
import { getImport, giveUpImport, type RunRequest, runImport } from './importing/run-import.ts'
import { takeFile } from './importing/take-file.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const form = {
	fileField: 'file',
	maxFiles: 1,
	maxFileBytes: 20 * 1024 * 1024,
	maxFieldBytes: 1_000,
	refusals: { tooMany: 'request.too-large', tooLarge: 'import.too-large' },
} as const

export interface TransferServices extends Pick<DeskServices, 'database' | 'now' | 'noteUses' | 'onPublished'> {
	jobs: Jobs
	kinds: readonly ServerKind[]
	sentenceOfProblem: SentenceOf
}

interface Call {
	viewer: Viewer
	language: Language
	request: FastifyRequest
	reply: FastifyReply
}

interface OfImport extends Call {
	params: { importId: string }
}

interface ExportCall extends Call {
	query: {
		format: (typeof exportFormats)[number]
		status: ContentStatus
		filter?: string
		search: string
		needs?: 'hindi'
		template?: 'true'
	}
}

/** Mounts export and import of each kind below `/api/admin/{its name}`. */
export async function contentTransferRoutes(app: FastifyInstance, services: TransferServices): Promise<void> {
	const { database, jobs, kinds } = services
	await allowForms(app)
	const tables = createTableReader(app.log)
	app.addHook('preClose', () => tables.close())
	jobs.work(importJob, ({ importId }) => runImportJob(services, importId))
	jobs.work(forgetImportsJob, () => forgetImports(database))
	jobs.every(forgetImportsJob, FORGET_EVERY_MINUTES)
	for (const own of kinds) {
		// Both are made of the same declaration: each handler stands at the key of its endpoint.
		mountContract(app, transferContract(own.kind), handlersOf(services, tables, own) as never)
	}
}

function handlersOf(services: TransferServices, tables: TableReader, own: ServerKind) {
	const { database, now, sentenceOfProblem } = services
	const { name } = own.kind
	const keyOf = ({ params }: OfImport) => ({ type: name, id: params.importId })
	const present = async (id: string, language: Language) => ({
		data: await presentImport(database.db, await getImport(database, { type: name, id }), language, sentenceOfProblem),
	})
	return {
		[`GET /api/admin/${name}/export`]: async ({ query, reply }: ExportCall) => {
			const { template, ...list } = query
			const wanted = { ...list, isTemplate: template === 'true' }
			const { content, mediaType, fileName } = await exportItems(database.db, own.kind, wanted, now())
			return reply
				.type(mediaType)
				.headers({ ...attachment(fileName), 'cache-control': 'private, no-store' })
				.send(content)
		},

		[`POST /api/admin/${name}/import`]: async ({ request, viewer, language }: Call) => {
			const desk = { ...services, own, tables }
			const id = await receiveForm(request, form, ({ files: [file] }) => takeFile(desk, file, viewer.userId))
			return present(id, language)
		},

		[`GET /api/admin/${name}/import/example`]: ({ reply }: Call) => {
			if (!own.imports?.writeExample) throw new AppError('import.no-word-form')
			return reply
				.type(DOCX)
				.headers({ ...attachment(`${name}.docx`), 'cache-control': 'private, no-store' })
				.send(Readable.from(own.imports.writeExample()))
		},

		[`GET /api/admin/${name}/imports`]: async () => ({ data: await presentImports(database.db, name) }),

		[`GET /api/admin/${name}/imports/:importId`]: async (call: OfImport) =>
			present(call.params.importId, call.language),

		[`POST /api/admin/${name}/imports/:importId/run`]: async (
			call: OfImport & { body: Omit<RunRequest, 'viewerId'> },
		) => {
			await runImport(services, keyOf(call), { ...call.body, viewerId: call.viewer.userId })
			return present(call.params.importId, call.language)
		},

		[`DELETE /api/admin/${name}/imports/:importId`]: async (call: OfImport) => {
			await giveUpImport(database, keyOf(call))
			return { data: { id: call.params.importId } }
		},
	}
}
