import type { Compilation } from '@aravalli/shared/current-affairs/contract'
import type { Language } from '@aravalli/shared/language'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type ApiClient, ApiError, needsSignIn } from '#web/lib/api.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'

interface Asked {
	month: string
	lang: Language
}

interface State {
	asked: Asked | null
	/** Is null before the server has answered. */
	compilation: Compilation | null
	/** Holds the server's sentence, or '' where the network failed; it is null where nothing is wrong. */
	failure: string | null
}

export interface CompilationProgress extends State {
	isBusy: boolean
	ask(asked: Asked): Promise<void>
	/** Asks for the same once more. */
	askAgain(): Promise<void>
}

const ASK_EVERY_MS = 700

const isDone = (compilation: Compilation | null) => compilation?.status === 'ready' || compilation?.status === 'failed'

/** Has a month compiled and follows it until it is there. A network that is away for a moment is waited for. */
export function useCompilation(api: ApiClient): CompilationProgress {
	const router = useRouter()
	const [state, setState] = useState<State>({ asked: null, compilation: null, failure: null })
	const { asked, compilation, failure } = state
	// An answer to an earlier question is nobody's any more.
	const turn = useRef(0)

	async function ask(next: Asked) {
		const own = ++turn.current
		setState({ asked: next, compilation: null, failure: null })
		const answer = await begin(api, next)
		if (answer.isSessionOver) noteSessionOver(router)
		if (own === turn.current) setState({ asked: next, ...answer })
	}

	useFollowing(api, failure === null ? compilation : null, (news) =>
		setState((present) => (present.compilation?.id === compilation?.id ? { ...present, ...news } : present)),
	)

	return {
		...state,
		isBusy: asked !== null && failure === null && !isDone(compilation),
		ask,
		askAgain: async () => (asked ? ask(asked) : undefined),
	}
}

async function begin(api: ApiClient, body: Asked) {
	try {
		const { data } = await api('POST /api/current-affairs/compilations', { body })
		return { compilation: data, failure: null, isSessionOver: false }
	} catch (error) {
		const failure = (error instanceof ApiError && error.message) || ''
		return { compilation: null, failure, isSessionOver: needsSignIn(error) }
	}
}

function useFollowing(api: ApiClient, compilation: Compilation | null, onNews: (news: Partial<State>) => void) {
	const latest = useRef(onNews)
	useEffect(() => {
		latest.current = onNews
	})
	const id = isDone(compilation) ? undefined : compilation?.id
	useEffect(() => {
		if (!id) return
		const look = async () => {
			try {
				const { data } = await api('GET /api/current-affairs/compilations/:id', { params: { id } })
				latest.current({ compilation: data })
			} catch (error) {
				// Without an answer the next look may have one.
				if (error instanceof ApiError) latest.current({ failure: error.message })
			}
		}
		const timer = setInterval(look, ASK_EVERY_MS)
		return () => clearInterval(timer)
	}, [api, id])
}
