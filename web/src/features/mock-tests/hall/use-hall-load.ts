import type { HallAttempt } from '@aravalli/shared/mock-tests/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ApiClient, ApiError, needsSignIn } from '#web/lib/api.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { resultLink } from '../mock-test-links.ts'
import { byPlace } from './hall-answers.ts'
import { createHall, type HallEngine } from './hall-engine.ts'
import { followKeptAttempt, keepAttempt, readKeptAttempt } from './hall-store.ts'

export interface LoadedHall {
	attempt: HallAttempt
	engine: HallEngine
}

export type HallLoad =
	| { state: 'loading' | 'missing' | 'signed-out' }
	| { state: 'failed'; isRetrying: boolean; retry: () => void }
	| ({ state: 'there' } & LoadedHall)

interface Loading {
	attemptId: string
	userId: string
}

/**
 * Fetches an attempt once, with all that it needs until its end: nothing later depends on the network, nor on the language of the page. It is asked for anew each time the
 * page is opened, because only the server knows the time.
 */
export function useHallLoad({ attemptId, userId }: Loading): HallLoad {
	const api = useApi()
	const navigate = useNavigate()
	const [load, setLoad] = useState<HallLoad>({ state: 'loading' })
	const [asked, setAsked] = useState(0)
	const open = useEffectEvent((hall: LoadedHall | null) => {
		if (hall) setLoad({ state: 'there', ...hall })
		else void navigate({ ...resultLink(attemptId), replace: true })
	})
	const fail = useEffectEvent((error: unknown, times: number) => {
		const retry = () => {
			setLoad((now) => (now.state === 'failed' ? { ...now, isRetrying: true } : now))
			setAsked(times + 1)
		}
		if (needsSignIn(error)) setLoad({ state: 'signed-out' })
		else if (error instanceof ApiError && error.status === 404) setLoad({ state: 'missing' })
		else setLoad({ state: 'failed', isRetrying: false, retry })
	})
	useEffect(() => {
		let isThere = true
		let stop: (() => void) | null = null
		loadHall(api, { attemptId, userId }).then(
			(hall) => {
				if (!isThere) return
				if (hall) stop = startHall(hall, { attemptId, userId })
				open(hall)
			},
			(error) => isThere && fail(error, asked),
		)
		return () => {
			isThere = false
			stop?.()
		}
	}, [api, attemptId, userId, asked])
	return load
}

const askHall = async (api: ApiClient, attemptId: string) => {
	const query = { lang: documentLanguage() }
	return (await api('GET /api/mock-tests/attempts/:attemptId', { params: { attemptId }, query })).data
}

/** @returns null where it is finished */
async function loadHall(api: ApiClient, { attemptId, userId }: Loading): Promise<LoadedHall | null> {
	const attempt = await askHall(api, attemptId)
	const heardAt = performance.now()
	if (attempt.status === 'finished') return null
	const kept = await readKeptAttempt(attemptId, userId, attempt.questionCount)
	const server = byPlace(attempt.answers)
	const engine = createHall(
		{
			times: attempt.clock,
			elapsedMilliseconds: attempt.clock.elapsedMilliseconds,
			heardAt,
			server,
			kept: kept.answers,
			place: kept.place || lastPlace(attempt),
		},
		{
			now: () => performance.now(),
			keep: (answers) => keepAttempt(attemptId, userId, answers),
			send: async (answers) =>
				(await api('POST /api/mock-tests/attempts/:attemptId/answers', { params: { attemptId }, body: { answers } }))
					.data,
			failed: meaningOf,
			async refresh() {
				const { answers, clock, status } = await askHall(api, attemptId)
				const { elapsedMilliseconds } = clock
				return { answers: byPlace(answers), elapsedMilliseconds, isFinished: status === 'finished' }
			},
			schedule(work, milliseconds) {
				const timer = setTimeout(work, milliseconds)
				return () => clearTimeout(timer)
			},
		},
	)
	return { attempt, engine }
}

/** On another device one goes on where one was last. */
function lastPlace({ answers }: HallAttempt): number {
	return answers.toSorted((a, b) => b.atMilliseconds - a.atMilliseconds)[0]?.place ?? 1
}

function meaningOf(error: unknown): 'waiting' | 'signed-out' | 'closed' {
	const code = error instanceof ApiError ? error.code : ''
	if (needsSignIn(error) || code === 'mock-test.attempt-not-found') return 'signed-out'
	return ['mock-test.finished', 'mock-test.time-over'].includes(code) ? 'closed' : 'waiting'
}

/** Follows what happens around the page: other tabs, the network, and whether somebody looks at it. @returns how to stop */
function startHall({ engine }: LoadedHall, { attemptId, userId }: Loading): () => void {
	engine.visit(engine.get().place)
	void engine.flush()
	const stopHearing = followKeptAttempt(attemptId, userId, engine.hear)
	const online = () => void engine.flush()
	const look = () => engine.look(document.visibilityState === 'visible')
	addEventListener('online', online)
	document.addEventListener('visibilitychange', look)
	return () => {
		stopHearing()
		removeEventListener('online', online)
		document.removeEventListener('visibilitychange', look)
		engine.look(false)
		engine.stop()
	}
}
