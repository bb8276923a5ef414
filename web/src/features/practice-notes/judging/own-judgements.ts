/**
 * Keeps on the device what the learner has judged until the server has it, over a reload, a crash and a dead network. What was judged
 * without a sign-in stays here, and goes to whoever signs in.
 */
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { followOutbox } from '#web/lib/outbox/follow-outbox.ts'
import { createOutbox } from '#web/lib/outbox/outbox.ts'
import { unsentJudgements } from '../stored.ts'
import { type HeldJudgement, laterOf, subjectOf } from './held-judgement.ts'
import { setJudgedHere } from './judged-here.ts'

const outbox = createOutbox<HeldJudgement>({ stored: unsentJudgements, join: laterOf })

/** Only one viewer is followed at a time; the part of the page that has asked last gives the client. */
let followed: { viewerId: string | null; api: ApiClient; stop: () => void } | null = null

/** Shows what the device has, and sends what is the viewer's. */
export async function followJudgements(api: ApiClient, viewerId: string | null): Promise<void> {
	await outbox.ready()
	if (followed?.viewerId === viewerId) {
		followed.api = api
		return
	}
	followed?.stop()
	const show = () => setJudgedHere(shownTo(viewerId))
	const stopShowing = outbox.subscribe(show)
	const now = { viewerId, api, stop: stopShowing }
	followed = now
	show()
	if (viewerId === null) return
	const { stop } = followOutbox(outbox, viewerId, ({ content }) => send(now.api, content))
	now.stop = () => {
		stopShowing()
		stop()
	}
}

function shownTo(viewerId: string | null): ReadonlyMap<string, HeldJudgement> {
	const entries = [...new Set(['', viewerId ?? ''])].flatMap((owner) => outbox.of(owner))
	return new Map(entries.map(({ subject, content }) => [subject, content]))
}

/** One whose question is gone, or that the server will never take, is done with. */
async function send(api: ApiClient, { questionType, questionId, ...body }: HeldJudgement): Promise<null> {
	try {
		await api('PUT /api/practice-judgements/:questionType/:questionId', { params: { questionType, questionId }, body })
	} catch (error) {
		if (!(error instanceof ApiError && [400, 404].includes(error.status))) throw error
	}
	return null
}

/** @returns false where the browser does not store it: it then lasts as long as the page, or until it is sent */
export async function keepJudgement(api: ApiClient, viewerId: string | null, judged: HeldJudgement): Promise<boolean> {
	await followJudgements(api, viewerId)
	return outbox.post(subjectOf(judged), viewerId ?? '', judged)
}
