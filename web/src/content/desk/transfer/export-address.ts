import { callPath } from '#web/lib/api.ts'

type ExportQuery = Record<string, string | undefined> & { format: 'csv' | 'xlsx' }

/** Leads to all entries of a list as a file, or with `template` to the example. */
export const exportAddress = (type: string, query: ExportQuery) =>
	callPath('/api/admin/:type/export', { params: { type }, query })

/** Leads to the Word form of a kind that has one. */
export const wordExampleAddress = (type: string) => callPath('/api/admin/:type/import/example', { params: { type } })
