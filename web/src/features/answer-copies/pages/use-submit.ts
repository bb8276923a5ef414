import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { dataOf } from '#web/lib/data-of.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { messages as copyMessages } from '../messages.en.ts'
import { copyQuery, todayQuery } from '../queries.ts'
import type { Hindrance } from './readiness.ts'
import type { Draft } from './use-draft.ts'

/** Sends an answer, after the server has all that was arranged. Whatever fails keeps everything. */
export function useSubmit({ draft, page }: { draft: Draft; page: string }) {
	const m = useMessages(copyMessages)
	const api = useSignedInApi(page)
	const queryClient = useQueryClient()
	const language = useLanguage()
	const [failure, setFailure] = useState<string | null>(null)
	const [isSending, setIsSending] = useState(false)
	const [wasPressed, setWasPressed] = useState(false)
	/** Are the pages that somebody has been told are missing: others are told of anew. */
	const [toldMissing, setToldMissing] = useState('')
	const missing = draft.copy?.missingBookletPages.join() ?? ''
	const asksAboutMissing = missing !== '' && toldMissing === missing

	const query = (copyId: string) => copyQuery(api, language, copyId).queryKey
	const post = async ({ copyId, pages }: Copy) => {
		const body = { pageIds: pages.map(({ pageId }) => pageId) }
		const input = { params: { copyId }, query: { lang: language }, body }
		const sent = await dataOf(api('POST /api/answersheet/:copyId/submit', input))
		queryClient.setQueryData(query(copyId), { success: true as const, data: sent })
		await queryClient.invalidateQueries({ queryKey: todayQuery(api, language).queryKey })
		draft.forget()
	}
	const send = async () => {
		const settled = await draft.settle()
		if (!settled) return
		// What would surprise whoever sends is shown first.
		const stillMissing = settled.missingBookletPages.join()
		if (stillMissing !== '' && stillMissing !== toldMissing) return setToldMissing(stillMissing)
		await post(settled)
	}
	const sendAll = async () => {
		setFailure(null)
		setIsSending(true)
		try {
			await send()
		} catch (error) {
			setFailure(error instanceof ApiError && error.message ? error.message : m.sendFailed)
			// It may have been sent all the same, or in another tab; or the pages have changed.
			if (draft.copyId) await queryClient.invalidateQueries({ queryKey: query(draft.copyId) }).catch(() => undefined)
		} finally {
			setIsSending(false)
		}
	}
	const submit = (hindrance: Hindrance | null) => {
		setWasPressed(true)
		if (hindrance) return
		if (missing !== '' && !asksAboutMissing) setToldMissing(missing)
		else void sendAll()
	}
	return { failure, isSending, asksAboutMissing, wasPressed, submit }
}
