import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** Runs a PostgreSQL server of its own in a temporary folder, reachable from this machine only. */
export interface PostgresCluster {
	/** Signs in as its administrator, who may create databases. */
	adminUrl: string
	/** Ends the postmaster without letting it clean up, as a crash of the machine's database would. */
	kill(): Promise<void>
	/** Starts it again after `kill` and waits until it answers. */
	start(): Promise<void>
	/** Stops it and removes its folder. */
	stop(): Promise<void>
}

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const OTHER_FOLDERS = [
	'/usr/local/pgsql/bin',
	'/opt/homebrew/opt/postgresql/bin',
	'/usr/local/opt/postgresql/bin',
	'/usr/bin',
]
/** `openDatabase` asks for this version. */
const OLDEST_VERSION = 15

const START_LIMIT_MS = 30_000

/** Finds the folder with `initdb` and `postgres`, the newest version first; null when none is installed. */
export function findPostgresBinaries(): string | null {
	const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number) : []
	const usable = versions.filter((version) => version >= OLDEST_VERSION)
	const debian = usable.sort((a, b) => b - a).map((version) => join(DEBIAN_FOLDER, String(version), 'bin'))
	return [...debian, ...OTHER_FOLDERS].find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** @param binaries from `findPostgresBinaries` */
export async function startPostgresCluster(binaries: string): Promise<PostgresCluster> {
	const owner = clusterOwner()
	const folder = mkdtempSync(join(tmpdir(), 'aravalli-postgres-'))
	if (owner) chownSync(folder, owner.uid, owner.gid)
	const data = join(folder, 'data')
	const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
	execFileSync(join(binaries, 'initdb'), initdb, { ...owner, cwd: folder, stdio: 'pipe' })
	const port = await freePort()
	const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
	const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
	let postmaster: ChildProcess

	async function start(): Promise<void> {
		const giveUpAt = Date.now() + START_LIMIT_MS
		const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
		do {
			// The server's other processes may keep a new one from starting for a moment after a `kill`.
			postmaster = spawn(join(binaries, 'postgres'), flags, { ...owner, cwd: folder, stdio: 'ignore' })
			if (await becomesReady(postmaster, adminUrl, giveUpAt)) return
		} while (Date.now() < giveUpAt)
		throw new Error(`PostgreSQL in ${folder} does not start`)
	}

	async function end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
		if (!isRunning(postmaster)) return
		const exited = once(postmaster, 'exit')
		postmaster.kill(signal)
		await exited
	}

	await start()
	return {
		adminUrl,
		start,
		kill: () => end('SIGKILL'),
		async stop() {
			await end('SIGINT')
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

/** Names the user of PostgreSQL's packages, because it refuses to run as root. */
function clusterOwner(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined
	const numberOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
	return { uid: numberOf('-u'), gid: numberOf('-g') }
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	server.close()
	await once(server, 'close')
	if (address === null || typeof address === 'string') throw new Error('no free port')
	return address.port
}

function isRunning(process: ChildProcess): boolean {
	return process.exitCode === null && process.signalCode === null
}

async function becomesReady(postmaster: ChildProcess, url: string, giveUpAt: number): Promise<boolean> {
	while (isRunning(postmaster) && Date.now() < giveUpAt) {
		if (await answers(url)) return true
		await pause(50)
	}
	return false
}

async function answers(url: string): Promise<boolean> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
	client.on('error', () => undefined)
	return client.connect().then(
		() => client.end().then(() => true),
		() => false,
	)
}
