import type { Queryable } from '../../platform/database/database.ts'
import type { Owner, PersonalData, PersonalFile } from '../../platform/database/personal-data.ts'
import { accountFiles } from '../accounts/public.ts'

/** Gives all files of somebody, of all features, without opening any. */
export async function* listFiles(
	db: Queryable,
	personalData: readonly PersonalData[],
	owner: Owner,
): AsyncGenerator<PersonalFile> {
	yield* accountFiles(db, owner)
	for (const { files } of personalData) if (files) yield* files(db, owner)
}
