/**
 * Makes the migrated, empty databases from which `openTestDatabase` copies, once per run: a folder for the embedded engine, or a template
 * database on the PostgreSQL server that TEST_DATABASE_URL names.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type DatabaseSettings, openDatabase } from '../platform/database/open-database.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { assembleApp } from './assemble-app.ts'
import { createDatabase, databaseUrlOf, dropDatabase } from './server-database.ts'
import { silentLog } from './silent-log.ts'

/** The copies come from here. */
export type TestTemplate = { engine: 'embedded'; folder: string } | { engine: 'server'; adminUrl: string; name: string }

declare module 'vitest' {
	interface ProvidedContext {
		testTemplate: TestTemplate
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const adminUrl = process.env.TEST_DATABASE_URL
	const { template, remove } = adminUrl ? await serverTemplate(adminUrl) : await embeddedTemplate()
	project.provide('testTemplate', template)
	return remove
}

async function embeddedTemplate() {
	const folder = mkdtempSync(join(tmpdir(), 'aravalli-template-'))
	await prepare({ databaseUrl: null, dataDir: folder })
	const template: TestTemplate = { engine: 'embedded', folder }
	return { template, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function serverTemplate(adminUrl: string) {
	const name = await createDatabase(adminUrl)
	await prepare({ databaseUrl: databaseUrlOf(adminUrl, name), dataDir: '' })
	const template: TestTemplate = { engine: 'server', adminUrl, name }
	return { template, remove: () => dropDatabase(adminUrl, name) }
}

async function prepare(settings: DatabaseSettings): Promise<void> {
	const database = await openDatabase(settings, silentLog)
	await prepareDatabase(database, silentLog)
	// The template's first start makes a queue for each kind of job, which takes longer than the rest of a start.
	const app = await assembleApp(database)
	await app.close()
	await database.close()
}
