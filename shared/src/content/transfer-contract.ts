import { z } from 'zod'
import { type AtPath, atPath, type Contract, type Endpoint, multipartForm, successAnswer } from '../endpoint.ts'
import { contentStatuses } from './content.ts'
import { whichList } from './desk-contract.ts'
import type { Kind } from './kind.ts'

/** By these endpoints editors take content out as files, and bring it in. They are the same for every kind, below `/api/admin/{kind}`. */

export const exportFormats = ['csv', 'xlsx'] as const

/** So many rows are shown of an import, and of what it could not do. */
export const SHOWN_ROWS = 200

const ofImport = z.object({ importId: z.string().max(40) })

const row = z.object({
	number: z.int().describe('Counts as a spreadsheet does, from 1'),
	id: z.string().nullable().describe('Null: the row has errors before it could have one'),
	title: z.string().describe('English'),
	state: z.enum(['new', 'changed', 'unchanged', 'error']),
	problems: z.array(
		z.object({
			column: z.string().describe('The name in the first row of the file; empty where it is about the whole row'),
			level: z
				.enum(['error', 'warning'])
				.describe(
					'With a warning a row can be stored: it keeps the entry from being published, or wants somebody to look',
				),
			message: z.string(),
		}),
	),
})

const counted = z.int().min(0)

const state = z.object({
	id: z.string(),
	fileName: z.string(),
	status: z
		.enum(['checked', 'waiting', 'running', 'done', 'failed'])
		.describe('`failed`: it has stood still for long, and may be run again, which goes on where it was'),
	mode: z.enum(['drafts', 'publish']).nullable().describe('Null until it is run'),
	expiresAt: z.iso.datetime(),
	counts: z.object({ new: counted, changed: counted, unchanged: counted, errors: counted }),
	warnings: counted.describe('How many rows could be stored and have something to look at first'),
	rowsTotal: counted,
	rowsDone: counted,
	outcomes: z
		.object({ stored: counted, drafts: counted, refused: counted })
		.describe('What became of rows that are new or change something; `drafts` were to be published and are not'),
	rows: z.array(row).describe(`At most ${SHOWN_ROWS}: those with errors first, then those with warnings`),
	failures: z
		.array(z.object({ number: z.int(), id: z.string(), column: z.string(), message: z.string() }))
		.describe(`At most ${SHOWN_ROWS}: rows that were not stored, or stayed drafts, and why`),
	failuresTotal: counted,
	conversions: z
		.array(z.object({ number: z.int(), column: z.string(), before: z.string(), after: z.string() }))
		.describe(`At most ${SHOWN_ROWS}: texts in a legacy font such as Kruti Dev, and how they are read`),
	conversionsTotal: counted,
})

export type ImportState = z.output<typeof state>

const answer = successAnswer(state)

const listed = state
	.pick({ id: true, fileName: true, status: true, expiresAt: true, rowsTotal: true, rowsDone: true })
	.extend({ createdAt: z.iso.datetime() })

export type ListedImport = z.output<typeof listed>

const transferEndpoints = {
	'GET /export': {
		summary:
			'All entries of a list as a file; with `template` one that shows with a sample what an import takes. An export is an import, too',
		access: 'editor',
		query: whichList.extend({
			format: z.enum(exportFormats).default('csv'),
			status: z.enum(contentStatuses).default('published'),
			template: z.enum(['true']).optional(),
		}),
		allowance: 'downloads',
		answer: 'text/csv',
		errors: ['export.too-many'],
	},
	'POST /import': {
		summary:
			'Reads a CSV, XLSX or, where the kind has a Word form, DOCX file (field `file`) and says what it would do; nothing is stored but what was read, for a day',
		access: 'editor',
		body: multipartForm,
		allowance: 'imports',
		answer,
		errors: [
			'file.missing',
			'import.too-large',
			'import.not-a-table',
			'import.no-word-form',
			'import.macros',
			'import.encoding',
			'import.damaged',
			'import.too-large-inside',
			'import.too-many-rows',
			'import.columns',
			'import.empty',
		],
	},
	'GET /import/example': {
		summary: 'The Word form of the kind with a sample entry',
		access: 'editor',
		answer: 'application/octet-stream',
		allowance: 'downloads',
		errors: ['import.no-word-form'],
	},
	'GET /imports': {
		summary: 'The imports of the last day, the newest first, whoever of the editors began them',
		access: 'editor',
		answer: successAnswer(z.array(listed)),
	},
	'GET /imports/:importId': {
		summary: 'How far an import is, and what it could not do',
		access: 'editor',
		params: ofImport,
		answer,
		errors: ['import.not-found'],
	},
	'POST /imports/:importId/run': {
		summary: 'Stores what was read, in a job: as working copies, or published where nothing keeps them from it',
		access: 'editor',
		params: ofImport,
		body: z.object({
			mode: z.enum(['drafts', 'publish']),
			skipErrors: z.boolean().default(false).describe('Rows with errors are left out'),
			skipWarned: z.boolean().default(false).describe('Rows with warnings are left out, too'),
			keepsLegacy: z.boolean().default(false).describe('Texts in legacy fonts are stored as they are in the file'),
		}),
		answer,
		errors: ['import.not-found', 'import.has-errors', 'import.begun'],
	},
	'DELETE /imports/:importId': {
		summary: 'Gives an import up; what it has stored already stays',
		access: 'editor',
		params: ofImport,
		answer: successAnswer(z.object({ id: z.string() })),
		errors: ['import.not-found'],
	},
} as const satisfies Record<string, Endpoint>

/** Describes them for one kind. */
export function transferContract({ name }: Kind): Contract & AtPath<'/api/admin/:type', typeof transferEndpoints> {
	return atPath(`/api/admin/${name}`, transferEndpoints) as never
}

type WithType<E> = E extends { params: infer P extends z.ZodObject }
	? E & { params: z.ZodObject<P['shape'] & { type: z.ZodString }> }
	: E & { params: z.ZodObject<{ type: z.ZodString }> }

/** Are those of any kind, as a client calls them that learns the kind from an address. */
export type AnyTransferContract = AtPath<
	'/api/admin/:type',
	{ [K in keyof typeof transferEndpoints]: WithType<(typeof transferEndpoints)[K]> }
>
