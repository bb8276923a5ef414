import type { SignedIn } from './build-account.ts'
import { storeCopy } from './build-copy.ts'
import type { Ids, PrivateRecord } from './private-record.ts'
import type { TestApp } from './start-app.ts'

/** Are the calls about answers that are their learner's own. @param test gives what is started when they are made */
export function recordsOfCopies(test: () => TestApp): Record<string, PrivateRecord> {
	const returned = { store: (owner: SignedIn) => storeReturned(test(), owner) }
	return {
		'PUT /api/answersheet/:copyId/seen': returned,
		'GET /api/answersheet/:copyId/evaluation': returned,
		'GET /api/answersheet/:copyId/pdf': returned,
		'POST /api/answersheet/:copyId/re-evaluation': { ...returned, body: { reason: 'My second page was not read.' } },
	}
}

async function storeReturned(test: TestApp, { account }: SignedIn): Promise<Ids> {
	const evaluations = [{ state: 'published' as const, evaluatorId: 'somebody' }]
	const returnedAt = new Date()
	const { copy } = await storeCopy(test, { userId: account.id, state: 'returned', copy: { returnedAt }, evaluations })
	return { copyId: copy.id }
}
