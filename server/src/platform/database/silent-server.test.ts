/** A server that takes everything and says nothing, as a machine that hangs: whoever asks is told so within fifteen seconds. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type { FastifyError } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { errorCode } from '../http/error-handler.ts'
import { type Database, openDatabase } from './open-database.ts'

let origin: TestDatabase
let database: Database
let isSilent = false
const sockets = new Set<Socket>()

/** Stands between, until it hangs. */
const between = createServer((near) => {
	const { hostname, port } = new URL(origin.settings.databaseUrl ?? '')
	const far = connect(Number(port), hostname)
	for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
	near.on('data', (data) => isSilent || far.write(data))
	far.on('data', (data) => isSilent || near.write(data))
	near.on('close', () => far.destroy())
})

describe.runIf(inject('testTemplate').engine === 'server')('a server that hangs', () => {
	beforeAll(async () => {
		origin = await openTestDatabase()
		between.listen(0, '127.0.0.1')
		await once(between, 'listening')
		const url = new URL(origin.settings.databaseUrl ?? '')
		url.hostname = '127.0.0.1'
		url.port = String((between.address() as AddressInfo).port)
		database = await openDatabase({ databaseUrl: url.href, dataDir: '' }, silentLog)
	})
	afterAll(async () => {
		for (const socket of sockets) socket.destroy()
		between.close()
		await database.close()
		await origin.close()
	})

	// Seen to fail with a rollback that waited once more, and with limits of 20 seconds.
	it('is given up within 15 seconds: by statements, in transactions, and where all connections are taken', async () => {
		const transaction = () =>
			database.transaction(async (tx) => {
				await tx.execute(sql`select 1`)
				isSilent = true
				await tx.execute(sql`select 2`)
			})
		const statement = () => database.db.execute(sql`select 3`)
		await Promise.all(Array.from({ length: 5 }, statement))
		const startedAt = performance.now()
		const outcomes = await Promise.all(
			[transaction, ...Array.from({ length: 15 }, () => statement)].map(async (work, place) => {
				if (place > 0) await expect.poll(() => isSilent).toBe(true)
				const code = await work().then(
					() => 'answered',
					(error: FastifyError) => errorCode(error),
				)
				return { code, isInTime: performance.now() - startedAt < 15_000 }
			}),
		)
		expect(outcomes).toEqual(outcomes.map(() => ({ code: 'database.unavailable', isInTime: true })))
	}, 60_000)
})
