import type { AppOptions } from '../app.ts'
import { type AssembledApp, assembleApp } from './assemble-app.ts'
import { openTestDatabase, type TestDatabase } from './open-test-database.ts'

export interface TestApp extends AssembledApp {
	database: TestDatabase
}

/** The API on a fresh database; without pages unless `pages` is given. Closing it fails when the server has logged a warning or an error. */
export async function startApp(
	variables: Record<string, string> = {},
	pages: AppOptions['pages'] = null,
): Promise<TestApp> {
	const database = await openTestDatabase()
	const app = await assembleApp(database, variables, pages)
	return {
		...app,
		database,
		async close() {
			try {
				await app.close()
			} finally {
				await database.close()
			}
		},
	}
}
