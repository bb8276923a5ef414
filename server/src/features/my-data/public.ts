import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import type { Files } from '../../platform/files/files.ts'
import { dataExportFiles, dataExports, deleteExportsOf, listExports } from './tables.ts'
import { forgetExports } from './work-for-exports.ts'

export { forgetExports }

/** Exports and erases the copies of their data that somebody asked for. The files of copies are in no copy. */
export function exportsData(files: Pick<Files, 'release'>): PersonalData {
	return {
		erased: [dataExports, dataExportFiles],
		kept: [],
		groups: [
			{
				name: 'exports',
				tables: [dataExports, dataExportFiles],
				afterClosing: 'erased',
				count: countOwn(dataExports.userId),
			},
		],
		export: async (db, userId) => ({ copiesOfData: await listExports(db, userId) }),
		erase: async (tx, userId) => files.release(tx, await deleteExportsOf(tx, userId)),
	}
}
