import { Client } from 'pg'
import { endLater } from '../../bin/run/end-what-was-started.mjs'
import { projectEnvironment } from '../../bin/run/project.mjs'
import { findPostgresBinaries, startPostgresCluster } from '../../server/src/testing/postgres-cluster.ts'
import { createDatabase, databaseUrlOf, dropDatabase } from '../../server/src/testing/server-database.ts'

export interface Databases {
	/** The version is written as in '15.18'. */
	version: string
	/** Gives the address of a new, empty database, which is dropped in the end. */
	create(): Promise<string>
}

/** Opens the server of DATABASE_URL_BENCH, else one of its own; null where PostgreSQL is not installed. */
export async function openDatabases(): Promise<Databases | null> {
	const environment: Record<string, string | undefined> = projectEnvironment()
	const adminUrl = environment.DATABASE_URL_BENCH || (await startCluster())
	if (!adminUrl) return null
	return {
		version: await versionOf(adminUrl),
		async create() {
			const name = await createDatabase(adminUrl)
			endLater(() => dropDatabase(adminUrl, name))
			return databaseUrlOf(adminUrl, name)
		},
	}
}

async function startCluster(): Promise<string | null> {
	const binaries = findPostgresBinaries()
	if (!binaries) return null
	const cluster = await startPostgresCluster(binaries)
	endLater(() => cluster.stop())
	return cluster.adminUrl
}

async function versionOf(adminUrl: string): Promise<string> {
	const client = new Client({ connectionString: adminUrl })
	await client.connect()
	const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
	await client.end()
	return rows[0]?.version.split(' ')[0] ?? 'unknown'
}
