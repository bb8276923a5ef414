import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, databaseUrlOf, dropDatabase } from '../../server/src/testing/server-database.ts'

/**
 * Says where a product keeps its data: a temporary folder, and a database of its own when TEST_DATABASE_URL names a
 * server.
 */
export interface Place {
	dataDir: string
	variables: Record<string, string>
	remove(): Promise<void>
}

/** Copies of a place are made from it. No product may run there meanwhile. */
export interface PlaceTemplate {
	dataDir: string
	/** The database's name; null on the embedded one, which is in the folder. */
	database: string | null
}

/** Makes an empty place for a product with demo content, which its first start brings. */
export async function freshPlace(): Promise<Place> {
	const { place } = await makePlace()
	return place
}

/** Makes a place in which everything is as it is in the template. */
export async function copyOfPlace(template: PlaceTemplate): Promise<Place> {
	const { place } = await makePlace(template)
	return place
}

/** Makes a place like `freshPlace`, and says what to copy it by. */
export async function makePlace(template?: PlaceTemplate): Promise<{ place: Place; template: PlaceTemplate }> {
	const dataDir = await mkdtemp(join(tmpdir(), 'aravalli-e2e-'))
	if (template) await cp(template.dataDir, dataDir, { recursive: true })
	const adminUrl = process.env.TEST_DATABASE_URL
	const database = adminUrl ? await createDatabase(adminUrl, template?.database ?? undefined) : null
	const address = adminUrl && database && { DATABASE_URL: databaseUrlOf(adminUrl, database) }
	const place: Place = {
		dataDir,
		// On a server the sandbox must be asked for by name.
		variables: { DATA_DIR: dataDir, DEMO: '1', PAYMENTS: 'sandbox', ...address },
		async remove() {
			if (adminUrl && database) await dropDatabase(adminUrl, database)
			await rm(dataDir, { recursive: true, force: true })
		},
	}
	return { place, template: { dataDir, database } }
}
