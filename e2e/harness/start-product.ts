import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_LIMIT_MILLISECONDS = 60_000

export interface Product {
	origin: string
	/** SIGTERM, as a process manager would; resolves with the exit status. */
	stop(): Promise<number | null>
}

/**
 * The built product in a process of its own, with its demo content, on an empty database: an embedded one in a temporary
 * folder, or a fresh database of the server that TEST_DATABASE_URL names.
 */
export async function startProduct(): Promise<Product> {
	const port = await freePort()
	const origin = `http://localhost:${port}`
	const dataDir = await mkdtemp(join(tmpdir(), 'aravalli-e2e-'))
	const database = await freshDatabase()
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
		cwd: root,
		env: {
			...process.env,
			NODE_ENV: 'production',
			PORT: String(port),
			APP_ORIGIN: origin,
			DATA_DIR: dataDir,
			DEMO: '1',
			LOG_LEVEL: 'warn',
			...(database && { DATABASE_URL: database.url }),
		},
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
	await ready(child, origin)
	return {
		origin,
		async stop() {
			child.kill('SIGTERM')
			const status = await ended
			await database?.drop()
			await rm(dataDir, { recursive: true, force: true })
			return status
		},
	}
}

async function ready(child: ChildProcess, origin: string) {
	const deadline = Date.now() + START_LIMIT_MILLISECONDS
	while (Date.now() < deadline) {
		if (child.exitCode !== null) throw new Error(`the product ended with status ${child.exitCode}`)
		const isReady = await fetch(`${origin}/readyz`).then(
			(response) => response.ok,
			() => false,
		)
		if (isReady) return
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	throw new Error('the product was not ready in time')
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer()
		server.once('error', reject)
		server.listen(0, () => {
			const address = server.address()
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
		})
	})
}

async function freshDatabase() {
	const adminUrl = process.env.TEST_DATABASE_URL
	if (!adminUrl) return null
	const name = `aravalli_e2e_${process.pid}_${Date.now()}`
	await administrate(adminUrl, `create database ${name}`)
	const url = new URL(adminUrl)
	url.pathname = `/${name}`
	return { url: url.href, drop: () => administrate(adminUrl, `drop database if exists ${name} with (force)`) }
}

async function administrate(adminUrl: string, statement: string) {
	const client = new pg.Client({ connectionString: adminUrl })
	await client.connect()
	try {
		await client.query(statement)
	} finally {
		await client.end()
	}
}
