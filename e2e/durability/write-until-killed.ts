/**
 * Opens the product's database, migrates it and writes until it is killed. Says each stage it reaches and each row it has been
 * told is stored, one a line.
 *
 * One transaction writes two things that must agree: a row of its own and one more on the writer's sum.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/open-database.ts'
import { addCounts } from '../../server/src/platform/database/tables.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import type { WriterOrder } from './writer-process.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function write(database: Database, writer: string): Promise<never> {
	for (let number = 0; ; number += 1) {
		const id = `${writer}-${number}`
		try {
			await database.transaction(async (tx) => {
				await addCounts(tx, [{ name: 'written', subjectId: id, by: 1 }])
				await addCounts(tx, [{ name: 'sum', subjectId: writer, by: 1 }])
			})
			say(`stored ${id}`)
		} catch {
			// The server is away; whether this row was stored is not known, and nobody was told that it was.
			await pause(20)
		}
	}
}

const order: WriterOrder = JSON.parse(process.argv[2] ?? '')
const database = await openDatabase(order.settings, silentLog)
say('open')
await migrate(database, silentLog, { folder: order.migrations, waitingLimitMs: 60_000 })
say('migrated')
await Promise.all(Array.from({ length: order.writers }, (_, writer) => write(database, `${order.run}-${writer}`)))
