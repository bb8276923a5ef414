import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ApiClient, needsSignIn } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { resultLink } from '../mock-test-links.ts'
import { forgetAttempts } from '../queries.ts'
import { waitingCount } from './hall-answers.ts'
import type { HallEngine } from './hall-engine.ts'
import { forgetKeptAttempt } from './hall-store.ts'
import { messages as hallMessages } from './messages.en.ts'

/** `offline`: it is tried again until it works or is called off. */
export type EndState = 'open' | 'ending' | 'offline' | 'signed-out'

const RETRY_MILLISECONDS = 3_000

interface Attempt {
	attemptId: string
	userId: string
}

/** Ends an attempt: first what waits is sent, then the test is handed in, then its result opens. Without a network it keeps trying. */
export function useHallEnd(engine: HallEngine, { attemptId, userId }: Attempt) {
	const api = useApi()
	const leave = useLeave(engine, { attemptId, userId })
	const [state, setState] = useState<EndState>('open')
	const isEnding = state === 'ending'
	const left = useEffectEvent(() => void leave())
	useEffect(() => {
		if (!isEnding) return
		let isWanted = true
		void endOnServer(api, engine, attemptId).then((outcome) => {
			if (!isWanted) return
			if (outcome === 'ended') left()
			else setState(outcome)
		})
		return () => {
			isWanted = false
		}
	}, [isEnding, api, engine, attemptId])
	useEffect(() => {
		if (state !== 'offline') return
		const again = () => setState('ending')
		const timer = setTimeout(again, RETRY_MILLISECONDS)
		addEventListener('online', again)
		return () => {
			clearTimeout(timer)
			removeEventListener('online', again)
		}
	}, [state])
	return {
		state,
		end: () => setState('ending'),
		/** Goes on with the test; what has reached the server stays there. */
		callOff: () => setState('open'),
	}
}

async function endOnServer(
	api: ApiClient,
	engine: HallEngine,
	attemptId: string,
): Promise<'ended' | 'offline' | 'signed-out'> {
	engine.settle()
	const isSent = await engine.flush()
	const { saving } = engine.get()
	if (!isSent && saving !== 'closed') return saving === 'signed-out' ? 'signed-out' : 'offline'
	try {
		await api('POST /api/mock-tests/attempts/:attemptId/finish', { params: { attemptId } })
		return 'ended'
	} catch (error) {
		return needsSignIn(error) ? 'signed-out' : 'offline'
	}
}

/** Opens the result. What came too late is named, because it does not count. */
function useLeave(engine: HallEngine, { attemptId, userId }: Attempt) {
	const m = useMessages(hallMessages)
	const navigate = useNavigate()
	const queryClient = useQueryClient()
	const { show } = useToast()
	return async () => {
		const late = waitingCount(engine.get())
		if (late > 0) show({ title: m.lateAnswers(late), kind: 'error' })
		engine.stop()
		await forgetKeptAttempt(attemptId, userId)
		forgetAttempts(queryClient)
		await navigate({ ...resultLink(attemptId), replace: true, ignoreBlocker: true })
	}
}
