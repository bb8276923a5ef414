import type { SignedIn } from './build-account.ts'
import { storeCopy } from './build-copy.ts'
import type { Ids, PrivateRecord } from './private-record.ts'
import type { TestApp } from './start-app.ts'

/** Are the calls about answers that are their learner's own. @param test gives what is started when they are made */
export function recordsOfCopies(test: () => TestApp): Record<string, PrivateRecord> {
	const returned = { store: (owner: SignedIn) => storeReturned(test(), owner) }
	const waiting = { store: (owner: SignedIn) => storeOwn(test(), owner, 'waiting') }
	const draft = { store: (owner: SignedIn) => storeOwn(test(), owner, 'draft') }
	return {
		'GET /api/answersheet/:copyId': waiting,
		'GET /api/answersheet/:copyId/pages/:pageId': { store: (owner) => storePage(test(), owner) },
		// What was sent already is answered as it is.
		'POST /api/answersheet/:copyId/submit': { ...waiting, body: { pageIds: [] } },
		'PATCH /api/answersheet/:copyId': { ...draft, body: { pages: [] } },
		// A page that is gone already is fine.
		'DELETE /api/answersheet/:copyId/pages/:pageId': {
			store: async (owner) => ({ ...(await draft.store(owner)), pageId: 'none' }),
			isMade: true,
		},
		'PUT /api/answersheet/:copyId/seen': returned,
		'GET /api/answersheet/:copyId/evaluation': returned,
		'GET /api/answersheet/:copyId/pdf': returned,
		'POST /api/answersheet/:copyId/re-evaluation': { ...returned, body: { reason: 'My second page was not read.' } },
	}
}

async function storeOwn(test: TestApp, { account }: SignedIn, state: 'draft' | 'waiting'): Promise<Ids> {
	const { copy } = await storeCopy(test, { userId: account.id, state, pages: 0 })
	return { copyId: copy.id }
}

async function storePage(test: TestApp, { account }: SignedIn): Promise<Ids> {
	const { copy, pageIds } = await storeCopy(test, { userId: account.id })
	return { copyId: copy.id, pageId: pageIds[0] ?? '' }
}

async function storeReturned(test: TestApp, { account }: SignedIn): Promise<Ids> {
	const evaluations = [{ state: 'published' as const, evaluatorId: 'somebody' }]
	const returnedAt = new Date()
	const { copy } = await storeCopy(test, { userId: account.id, state: 'returned', copy: { returnedAt }, evaluations })
	return { copyId: copy.id }
}
