import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenHash } from '../../server/src/features/accounts/sessions/session-token.ts'
import { openDatabase } from '../../server/src/platform/database/open-database.ts'
import { assembleApp } from '../../server/src/testing/assemble-app.ts'
import { recordStatements } from '../../server/src/testing/record-statements.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import type { OneRequest } from '../load/one-request.ts'
import { compareRecords } from '../load/recorded-statements.ts'
import type { Buyer } from '../load-buyers.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface Purchase {
	path: string
	requestOf: (buyer: Buyer) => OneRequest
}

/** Is how a request names whose it is where the recorded statements are sent again. */
export const namesOf = ({ id, token, orderId }: Buyer): string[] => [id, tokenHash(token), orderId]

/**
 * Records what the product sends to its database for one request, with an instance of its own.
 *
 * @param buyers are three: the first one's request also sends what is asked once in a process
 * @returns the file for the baseline
 */
export async function recordBuying(
	{ databaseUrl, environment }: { databaseUrl: string; environment: Record<string, string> },
	{ path, requestOf }: Purchase,
	buyers: Buyer[],
): Promise<string> {
	const database = await openDatabase({ databaseUrl, dataDir: '' }, silentLog)
	// The cookie of an address without encryption has the name that it has where it is measured.
	const { app, close } = await assembleApp(database, { APP_ORIGIN: 'http://127.0.0.1', ...environment })
	const records = []
	for (const buyer of buyers) {
		const { headers, body } = requestOf(buyer)
		records.push(
			await recordStatements(async () => {
				const answer = await app.inject({ method: 'POST', url: path, headers, payload: body })
				if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
			}),
		)
	}
	await close()
	await database.close()
	const [, first = [], second = []] = records
	const [, buyer] = buyers
	const file = join(temporaryFolder(), 'statements.json')
	writeFileSync(file, JSON.stringify(compareRecords(first, second, buyer ? namesOf(buyer) : [])))
	return file
}
