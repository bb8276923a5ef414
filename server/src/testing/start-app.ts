import { type AssembledApp, type AssembleOptions, assembleApp } from './assemble-app.ts'
import { openTestDatabase, type TestDatabase } from './open-test-database.ts'

export interface TestApp extends AssembledApp {
	database: TestDatabase
}

interface TestAppOptions extends AssembleOptions {
	/** Comes from another app, which closes it: this one is then a second process on the same database. */
	database?: TestDatabase
}

/**
 * Starts the API on a fresh database; without pages unless `pages` is given. Closing it fails when the server has
 * logged a warning or an error.
 */
export async function startApp(
	variables: Record<string, string> = {},
	{ database: given, ...options }: TestAppOptions = {},
): Promise<TestApp> {
	const database = given ?? (await openTestDatabase())
	const app = await assembleApp(database, variables, options)
	return {
		...app,
		database,
		async close() {
			try {
				await app.close()
			} finally {
				if (!given) await database.close()
			}
		},
	}
}
