/**
 * The embedded database runs in this thread: a slow query blocks this thread only, never the server's.
 * `embedded-engine.ts` starts it. It takes `EngineRequest`s and answers with `EngineReport`s.
 */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { holdConversations } from './embedded-conversation.ts'

export interface EngineOrder {
	folder: string
	/** It is null for a loopback port. */
	socketFile: string | null
	/** It is 0 for a free one. */
	port: number
	maxConnections: number
}

export type EngineRequest = 'beat' | 'stop'
export type EngineReport = { kind: 'listening'; port: number } | { kind: 'beating' } | { kind: 'stopped' }

/** Initialising takes seconds; a process killed meanwhile must not leave behind what looks like a database. */
async function initialiseOnce(folder: string): Promise<void> {
	if (existsSync(folder)) return
	const unfinished = `${folder}.initialising`
	rmSync(unfinished, { recursive: true, force: true })
	const engine = await PGlite.create({ dataDir: unfinished })
	await engine.close()
	renameSync(unfinished, folder)
}

async function serve(order: EngineOrder, parent: MessagePort): Promise<void> {
	const report = (message: EngineReport) => parent.postMessage(message)
	await initialiseOnce(order.folder)
	const engine = await PGlite.create({ dataDir: order.folder })
	if (order.socketFile) rmSync(order.socketFile, { force: true })
	const server = new PGLiteSocketServer({
		db: holdConversations(engine, endThread),
		maxConnections: order.maxConnections,
		...(order.socketFile ? { path: order.socketFile } : { host: '127.0.0.1', port: order.port }),
	})
	await server.start()

	async function stop(): Promise<void> {
		await server.stop()
		await engine.close()
		report({ kind: 'stopped' })
	}

	parent.on('message', (request: EngineRequest) => {
		if (request === 'beat') report({ kind: 'beating' })
		else void stop()
	})
	const listeningPort = order.socketFile ? order.port : Number(server.getServerConn().split(':').at(-1))
	report({ kind: 'listening', port: listeningPort })
}

/** Throws outside any promise, so that the thread ends and `embedded-engine.ts` learns why. */
function endThread(error: unknown): void {
	setImmediate(() => {
		throw error
	})
}

if (parentPort) await serve(workerData as EngineOrder, parentPort)
