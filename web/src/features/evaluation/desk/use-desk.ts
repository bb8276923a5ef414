import type { QueueEntry, Workspace } from '@aravalli/shared/evaluation/contract'
import { ALL_PAPERS } from '@aravalli/shared/questions/question'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as deskMessages } from './messages.en.ts'
import {
	forgetWorkspace,
	knowWorkspace,
	loadAhead,
	type QueueView,
	refreshQueue,
	useQueue,
	useWorkspace,
} from './queries.ts'
import { preloadPictures } from './sheet/page-pictures.ts'

interface DeskSettings {
	api: ApiClient
	view: QueueView
	copyId: string | undefined
	/** @param id null: none is open */
	onGo: (id: string | null) => void
}

/** Nobody has more in hand. */
const inHand: QueueView = { state: 'mine', paperCategory: ALL_PAPERS, order: 'due', limit: 20 }

/** Takes copies from the queue, opens them, and has the next one there before it is asked for. */
export function useDesk({ api, view, copyId, onGo }: DeskSettings) {
	const m = useMessages(deskMessages).trouble
	const language = useLanguage()
	const queryClient = useQueryClient()
	const { show } = useToast()
	const [busyId, setBusyId] = useState<string | null>(null)
	const queue = useQueue(api, view, language)
	const mine = useLatest(useQueue(api, inHand, language).data)?.data ?? []
	const workspace = useWorkspace(api, copyId, language)
	const following = followingOf(mine, copyId)
	useLoadAhead(api, following?.evaluationId)

	const say = (error: unknown) =>
		show({ title: (error instanceof ApiError && error.message) || m.failed, kind: 'error' })

	function begin(claimed: Workspace) {
		preloadPictures(claimed.evaluationId, claimed.pages)
		knowWorkspace(queryClient, api, claimed, language)
		onGo(claimed.evaluationId)
		void refreshQueue(queryClient)
	}

	async function open({ evaluationId, state }: QueueEntry) {
		if (state !== 'waiting') return onGo(evaluationId)
		setBusyId(evaluationId)
		try {
			const params = { evaluationId }
			const claiming = await api('POST /api/admin/daily-evaluation/:evaluationId/claim', {
				params,
				query: { lang: language },
			})
			begin(claiming.data)
		} catch (error) {
			say(error)
			void refreshQueue(queryClient)
		} finally {
			setBusyId(null)
		}
	}

	/** @param isAsked false: after a return, where there may be nothing more to do */
	async function next(isAsked = true) {
		if (busyId !== null) return
		if (following) return onGo(following.evaluationId)
		setBusyId('next')
		try {
			const query = { lang: language, paperCategory: view.paperCategory }
			begin((await api('POST /api/admin/daily-evaluation/next', { query })).data)
		} catch (error) {
			if (isAsked || !(error instanceof ApiError)) say(error)
			goBack(isAsked)
		} finally {
			setBusyId(null)
		}
	}

	/** There is nothing new to take: what is in hand comes round again. */
	function goBack(mayStay: boolean) {
		const other = mine.find(({ evaluationId }) => evaluationId !== copyId)
		if (other || !mayStay) onGo(other?.evaluationId ?? null)
	}

	/** A copy has another state now. */
	function leave(evaluationId: string) {
		forgetWorkspace(queryClient, evaluationId)
		void refreshQueue(queryClient)
	}

	return { queue, mine, workspace, busyId, open, next, leave, say }
}

/** Gives what comes after a copy among those in hand. */
function followingOf(mine: readonly QueueEntry[], copyId: string | undefined): QueueEntry | undefined {
	const index = mine.findIndex(({ evaluationId }) => evaluationId === copyId)
	return mine[index + 1]
}

/** Loads what will be opened next, once the page has nothing better to do. */
function useLoadAhead(api: ApiClient, evaluationId: string | undefined) {
	const language = useLanguage()
	const queryClient = useQueryClient()
	useEffect(() => {
		if (evaluationId === undefined) return
		const timer = setTimeout(() => {
			void loadAhead(queryClient, api, evaluationId, language).then((ahead) => {
				if (ahead) preloadPictures(evaluationId, ahead.pages)
			})
		}, AHEAD_AFTER_MILLISECONDS)
		return () => clearTimeout(timer)
	}, [api, evaluationId, language, queryClient])
}

const AHEAD_AFTER_MILLISECONDS = 300
