import type { SignedIn } from './build-account.ts'
import { buildMainsPaper, storeMainsPapers } from './build-mains-paper.ts'
import type { Ids, PrivateRecord } from './private-record.ts'
import type { TestApp } from './start-app.ts'

/** Are the calls about attempts at papers that are their learner's own. @param test gives what is started when they are made */
export function recordsOfSittings(test: () => TestApp): Record<string, PrivateRecord> {
	const running = { store: (owner: SignedIn) => storeSitting(test(), owner) }
	const finished = { store: (owner: SignedIn) => storeFinished(test(), owner) }
	const path = '/api/mains-mock-tests/sittings/:sittingId'
	return {
		[`GET ${path}`]: running,
		[`PUT ${path}/done`]: { ...running, body: { number: 1, isDone: true } },
		[`POST ${path}/finish`]: running,
		[`PUT ${path}/self-marks`]: { ...finished, body: { marks: { q1: 1 } } },
	}
}

async function storeSitting(test: TestApp, { account, browser }: SignedIn): Promise<Ids> {
	const id = `paper-of-${account.id}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-')
	await storeMainsPapers(test, buildMainsPaper({ id }))
	const answer = await browser.post(`/api/mains-mock-tests/papers/${id}/sittings`)
	return { sittingId: answer.json().data.sittingId }
}

async function storeFinished(test: TestApp, owner: SignedIn): Promise<Ids> {
	const { sittingId = '' } = await storeSitting(test, owner)
	await owner.browser.post(`/api/mains-mock-tests/sittings/${sittingId}/finish`)
	return { sittingId }
}
