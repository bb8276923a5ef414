import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Says where the embedded engine listens, in the form node-postgres takes. */
export interface SocketPlace {
	/** Is a folder (Unix socket) or an address. */
	host: string
	/** It is 0 where the engine chooses a free one. */
	port: number
	/** It is null where there are no Unix sockets. */
	socketFile: string | null
	remove(): void
}

/** PostgreSQL clients look for a socket of this name in the folder that is given as host. */
const SOCKET_NAME = '.s.PGSQL.5432'
const SOCKET_PORT = 5432

/** The shortest limit among the systems that run Node is macOS's 104 bytes, its closing NUL included. */
const MAX_SOCKET_PATH_BYTES = 103

/**
 * Prepares a folder that only this user may enter: inside `dataDir`, or a private temporary one when that path would be
 * longer than a socket's may be. Windows gets a loopback port instead, which any local program can reach.
 */
export function prepareSocketPlace(dataDir: string): SocketPlace {
	if (process.platform === 'win32') return { host: '127.0.0.1', port: 0, socketFile: null, remove: () => undefined }
	const preferred = join(dataDir, 'socket')
	const isShort = Buffer.byteLength(join(preferred, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES
	const folder = isShort ? preferred : mkdtempSync(join(tmpdir(), 'aravalli-'))
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	chmodSync(folder, 0o700)
	const socketFile = join(folder, SOCKET_NAME)
	return {
		host: folder,
		port: SOCKET_PORT,
		socketFile,
		remove: () => rmSync(folder, { recursive: true, force: true }),
	}
}
