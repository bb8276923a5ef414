import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { areMigrationsApplied } from '../database/migrate.ts'
import type { Database } from '../database/open-database.ts'
import type { Metrics } from '../metrics.ts'

/** Serves liveness, readiness and figures, for balancers and monitors. */
export function installHealth(app: FastifyInstance, database: Database, metrics: Metrics, token: string | null): void {
	let isStopping = false
	app.addHook('preClose', async () => {
		isStopping = true
	})

	const isUsable = shared(async () => (await areMigrationsApplied(database)) && (await answers(database)))
	const hidden = { schema: { hide: true } as object }

	app.get('/healthz', hidden, async () => ({ status: 'ok' }))

	app.get('/readyz', hidden, async (_request, reply) => {
		const isReady = !isStopping && (await isUsable())
		return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
	})

	app.get('/metrics', hidden, async (request, reply) => {
		if (!token || !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound()
		return reply.type(metrics.contentType).send(await metrics.text())
	})
}

const answers = (database: Database) =>
	database.ping().then(
		() => true,
		() => false,
	)

/** Whoever asks while an answer is on its way waits for that one: a flood of questions is no flood of queries. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
	let underWay: Promise<T> | undefined
	return () => {
		underWay ??= ask().finally(() => {
			underWay = undefined
		})
		return underWay
	}
}

/** Takes the same time for all values of equal length. */
function isSame(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)]
	return a.length === b.length && timingSafeEqual(a, b)
}
