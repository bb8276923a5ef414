import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useCallback } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { LateDisclosure } from '#web/ui/late-disclosure.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { questionLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { answerWritingMessages } from './messages.ts'
import { questionQuery } from './queries.ts'

interface ThreadProps {
	questionId: string
	returnTo: string
	isAwaited: boolean
	onCount: (change: (count: number) => number) => void
}

/** Fetches what shows the comments of a question. */
export type LoadThread = () => Promise<ComponentType<ThreadProps>>

interface QuestionCommentsProps {
	api: ApiClient
	question: QuestionData
	list: ListSearch
	loadThread: LoadThread
}

/** In the address: opens the comments, as after a sign-in for their sake. */
const hash = 'comments'

/** The comments behind a toggle, their code asked for when it is opened. */
export function QuestionComments({ api, question, list, loadThread }: QuestionCommentsProps) {
	const m = useMessages(answerWritingMessages)
	const { questionId, commentCount } = question
	const onCount = useCount(api, questionId)
	const returnTo = linkAddress({ ...questionLink(list, questionId), hash }).slice(1)
	return (
		<LateDisclosure
			showLabel={m.showComments}
			hideLabel={m.hideComments}
			aside={formatCount(commentCount)}
			needsScript={m.commentsNeedScript}
			hash={hash}
			load={loadThread}
			props={{ questionId, returnTo, onCount }}
			failure={(error, onRetry, isRetrying) => <LoadFailure {...{ error, onRetry, isRetrying }} />}
		/>
	)
}

/** What the reader has added or removes counts at once, here and among the question's facts. */
function useCount(api: ApiClient, questionId: string) {
	const language = useLanguage()
	const queryClient = useQueryClient()
	return useCallback(
		(change: (count: number) => number) => {
			const { queryKey } = questionQuery(api, language, questionId)
			queryClient.setQueryData(queryKey, (known) => {
				if (!known) return known
				return { ...known, data: { ...known.data, commentCount: change(known.data.commentCount) } }
			})
		},
		[api, language, queryClient, questionId],
	)
}
