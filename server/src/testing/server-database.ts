import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** Creates a database with a name of its own, empty or as a copy of `template`, and returns the name. */
export async function createDatabase(adminUrl: string, template = 'template1'): Promise<string> {
	const name = `aravalli_test_${randomBytes(6).toString('hex')}`
	await administer(adminUrl, `create database ${name} template ${template} encoding 'UTF8'`)
	return name
}

export function dropDatabase(adminUrl: string, name: string): Promise<void> {
	return administer(adminUrl, `drop database if exists ${name} with (force)`)
}

export function databaseUrlOf(adminUrl: string, name: string): string {
	const url = new URL(adminUrl)
	url.pathname = `/${name}`
	return url.href
}

async function administer(adminUrl: string, statement: string): Promise<void> {
	const client = new Client({ connectionString: adminUrl })
	await client.connect()
	try {
		await client.query(statement)
	} finally {
		await client.end()
	}
}
