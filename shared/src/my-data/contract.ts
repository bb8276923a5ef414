import { z } from 'zod'
import { type Contract, successAnswer } from '../endpoint.ts'
import { type PersonalGroupName, personalGroups } from '../personal-groups.ts'

const groupNames = Object.keys(personalGroups) as [PersonalGroupName, ...PersonalGroupName[]]

const group = z.object({
	name: z.enum(groupNames),
	count: z.int(),
	afterClosing: z
		.enum(['erased', 'kept'])
		.describe('What closing the account leaves: nothing, or a record without name and contact data'),
})

const dataExport = z.object({
	id: z.string(),
	status: z.enum(['waiting', 'writing', 'ready', 'failed', 'expired']),
	progress: z.int().describe('Of all the work, in percent'),
	requestedAt: z.iso.datetime(),
	expiresAt: z.iso.datetime().nullable().describe('When its files are removed; null until they are there'),
	files: z
		.array(z.object({ part: z.int(), sizeBytes: z.int() }))
		.describe('One ZIP file, or several where it would be too large'),
})

export type PersonalGroupCount = z.output<typeof group>
export type DataExport = z.output<typeof dataExport>

const oneExport = z.object({ exportId: z.string().max(100) })

/** Shows a person all that is kept about them, and gives it to them with its files. */
export const myDataContract = {
	'GET /api/user/my-data': {
		summary: 'How much is kept about the caller, by kind, and the newest copy that was asked for',
		access: 'learner',
		answer: successAnswer(z.object({ groups: z.array(group), export: dataExport.nullable() })),
	},
	'POST /api/user/export': {
		summary: 'Begins a copy of all of the caller’s data with its files; answers one that is being made already',
		access: 'learner',
		allowance: 'exports',
		answer: successAnswer(dataExport),
		errors: ['export.too-often'],
	},
	'GET /api/user/export/:exportId': {
		summary: 'How far a copy is',
		access: 'learner',
		params: oneExport,
		answer: successAnswer(dataExport),
		errors: ['export.not-found'],
	},
	'GET /api/user/export/:exportId/file': {
		summary: 'The finished copy, or one of its parts: a ZIP file, with ranges',
		access: 'learner',
		params: oneExport,
		query: z.object({
			part: z
				.string()
				.regex(/^[1-9]\d{0,2}$/, 'other')
				.prefault('1')
				.transform(Number),
		}),
		answer: 'application/zip',
		errors: ['export.not-found', 'export.not-ready', 'export.expired', 'file.beyond-end'],
	},
} as const satisfies Contract
