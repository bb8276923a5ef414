/**
 * Keeps sets in the browser, and what was answered until the server has it. Its code comes when somebody answers, or where this browser
 * may hold something.
 */
import type { PracticeAnswer } from '@aravalli/shared/prelims-practice/contract'
import { ANSWERS_SENT } from '@aravalli/shared/prelims-practice/practice-answer'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { followOutbox } from '#web/lib/outbox/follow-outbox.ts'
import { createOutbox, Refusal } from '#web/lib/outbox/outbox.ts'
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts'
import { practiceSets, unsentAnswers } from '../stored.ts'
import { joinSets, type PracticeSet } from './practice-set.ts'
import { changeSet, noteRead, onSetChanged, readSet, type SetName } from './set-store.ts'

interface KeptSet {
	set: PracticeSet
	/** Is when it was kept last, in milliseconds. */
	keptAt: number
}

const sets = createOutbox<KeptSet>({
	stored: practiceSets,
	join: (one, other) => ({ set: joinSets(one.set, other.set), keptAt: Math.max(one.keptAt, other.keptAt) }),
})

/** Each answer is an entry of its own, so that no two tabs write the same. */
const answers = createOutbox<PracticeAnswer>({ stored: unsentAnswers, join: (kept) => kept })

const KEPT_SETS = 30

/** The browser has refused to keep something: it lasts as long as the page. */
let isRefused = false

/** Brings a set as the browser has it, and keeps it from now on. @returns how to stop */
export function followSet(name: SetName): () => void {
	let isOver = false
	const read = () => {
		const kept = sets.find(name.list, name.owner)
		if (kept && !isOver) changeSet(name, (set) => joinSets(set, kept.content.set), true)
	}
	const start = async () => {
		await (name.owner === '' ? sets.ready() : sets.claim(name.owner))
		if (isOver) return
		read()
		noteRead(name)
		// What was answered before its storage was there is kept now.
		await keep(name, readSet(name))
	}
	void start()
	const stopReading = sets.subscribe(read)
	const stopKeeping = onSetChanged(({ name: changed, set, isRead }) => {
		if (!isRead && changed.list === name.list && changed.owner === name.owner) void keep(name, set)
	})
	return () => {
		isOver = true
		stopReading()
		stopKeeping()
	}
}

async function keep({ owner, list }: SetName, set: PracticeSet): Promise<void> {
	if (!isWorthKeeping(set)) return
	const content = { set, keptAt: Date.now() }
	const isThere = sets.find(list, owner) !== null
	const isStored = await (isThere ? sets.merge(list, owner, content) : sets.keep(list, owner, content))
	isRefused = !isStored && !(isThere && (await sets.keep(list, owner, content)))
	const older = sets.of(owner).toSorted((one, other) => other.content.keptAt - one.content.keptAt)
	for (const { subject } of older.slice(KEPT_SETS)) await sets.remove(subject, owner)
}

/** A list that was only looked at leaves nothing in the browser. */
const isWorthKeeping = ({ round, questions }: PracticeSet) =>
	round > 0 || Object.values(questions).some(({ given, isGuessed, language }) => given || isGuessed || language)

/** Puts an answer where it waits until it is sent; once more where it was a guess after all. */
export async function postAnswer(owner: string, answer: PracticeAnswer): Promise<void> {
	await answers.ready()
	await answers.post(answer.key, owner, answer)
}

export interface Unsent {
	count: number
	/** Nothing can be kept in this browser. */
	isRefused: boolean
}

export const countUnsent = (owner: string): Unsent => ({
	count: answers.of(owner).filter(({ state }) => state === 'waiting').length,
	isRefused,
})

export const onUnsentChanged = answers.subscribe

/** Sends what waits of somebody, as long as the page is open. @returns how to stop */
export function sendAnswers(api: ApiClient, owner: string): () => void {
	const following = followOutbox(answers, owner, async (entry) => {
		const others = answers.of(owner).filter((other) => other.state === 'waiting' && other.subject !== entry.subject)
		const together = [entry, ...others.slice(0, ANSWERS_SENT - 1)]
		await expectSessionOf(api, owner)
		await send(api, together, entry)
		for (const { subject, revision } of together.slice(1)) {
			// What was called a guess meanwhile is sent once more.
			if (answers.find(subject, owner)?.revision === revision) await answers.remove(subject, owner)
		}
		return null
	})
	return following.stop
}

/** One that the server does not take must not hold up the others: they are sent one by one then. */
async function send(api: ApiClient, together: OutboxEntry<PracticeAnswer>[], entry: OutboxEntry<PracticeAnswer>) {
	const call = (some: OutboxEntry<PracticeAnswer>[]) =>
		api('POST /api/prelims-practice/answers', { body: { answers: some.map(({ content }) => content) } })
	try {
		await call(together)
	} catch (error) {
		if (!isFinal(error)) throw error
		if (together.length > 1) together.splice(1)
		else throw new Refusal('the server does not take this answer', { cause: error })
		await send(api, [entry], entry)
	}
}

/** Is when the session was last seen to be its owner's, in milliseconds. */
let seenAt = 0
const SEEN_MILLISECONDS = 60_000

/** What is sent under somebody else's session, begun in another tab, would become theirs. */
async function expectSessionOf(api: ApiClient, owner: string): Promise<void> {
	if (Date.now() - seenAt < SEEN_MILLISECONDS) return
	const { user } = await api('GET /api/auth/me')
	if (user?.id !== owner) throw new Error('this page is somebody else’s by now')
	seenAt = Date.now()
}

/** Too many calls, a session that is over and a server in trouble pass; what else is refused stays so. */
const isFinal = (error: unknown) => error instanceof ApiError && [400, 404, 413].includes(error.status)
