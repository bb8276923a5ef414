import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { questionLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { answerWritingMessages } from './messages.ts'
import { questionQuery } from './queries.ts'
import css from './question-details.module.css'
import { QuestionFailure } from './question-frame.tsx'

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
	const { Thread, error, isLoading, load } = useThreadPart(loadThread)
	const place = useRef<HTMLDivElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	const [isAwaited, setIsAwaited] = useState(false)
	useEffect(() => {
		const isNamed = location.hash === `#${hash}`
		setIsAwaited(isNamed)
		// The toggle works before the page's script does.
		if (isNamed || place.current?.closest('details')?.open) setIsOpen(true)
	}, [])
	useEffect(() => {
		if (isAwaited && Thread) place.current?.closest('section')?.scrollIntoView()
	}, [isAwaited, Thread])
	useEffect(() => {
		if (isOpen) void load()
	}, [isOpen, load])
	const onCount = useCount(api, questionId)
	const content = Thread ? (
		<Thread
			questionId={questionId}
			returnTo={linkAddress({ ...questionLink(list, questionId), hash }).slice(1)}
			isAwaited={isAwaited}
			onCount={onCount}
		/>
	) : error ? (
		<QuestionFailure error={error} onRetry={() => void load()} isRetrying={isLoading} />
	) : (
		<div className={css.wait}>
			<LoadingSheet isPart />
		</div>
	)
	return (
		<Sheet as="section" isPart hasMargin>
			<Disclosure
				showLabel={m.showComments}
				hideLabel={m.hideComments}
				aside={formatCount(commentCount)}
				isOpen={isOpen}
				onToggle={setIsOpen}
			>
				<p className="needsNoScript">{m.commentsNeedScript}</p>
				<div ref={place} className="needsScript">
					{content}
				</div>
			</Disclosure>
		</Sheet>
	)
}

function useThreadPart(loadThread: LoadThread) {
	const [Thread, setThread] = useState<ComponentType<ThreadProps> | null>(null)
	const [error, setError] = useState<unknown>(null)
	const [isLoading, setIsLoading] = useState(false)
	const load = useCallback(async () => {
		setIsLoading(true)
		try {
			const Loaded = await loadThread()
			setThread(() => Loaded)
		} catch (caught) {
			setError(caught)
		} finally {
			setIsLoading(false)
		}
	}, [loadThread])
	return { Thread, error, isLoading, load }
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
