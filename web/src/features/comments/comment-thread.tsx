import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import type { ThreadCalls } from './calls.ts'
import { CommentBox } from './comment-box.tsx'
import { CommentItem } from './comment-item.tsx'
import css from './comment-thread.module.css'
import { LoadMore } from './load-more.tsx'
import { messages as commentMessages } from './messages.en.ts'
import { ThreadToolsProvider } from './thread-tools.ts'
import { type OnCount, useThread } from './use-thread.ts'
import { useMadeTools } from './use-thread-tools.ts'

interface CommentThreadProps {
	calls: ThreadCalls
	/** Is the id of what is commented on. */
	subject: string
	/** A sign-in leads back here, as `/login?redirect=` has it. */
	returnTo: string
	/** The reader has come for their sake, as after a sign-in. */
	isAwaited: boolean
	/** Counters outside of the thread follow it. */
	onCount: OnCount
}

/** Shows all that is said about one question, and the box to say more. */
export function CommentThread({ calls, subject, returnTo, isAwaited, onCount }: CommentThreadProps) {
	const m = useMessages(commentMessages)
	const viewer = useViewer()
	const thread = useThread({ calls, viewerId: viewer?.id ?? null, onCount })
	const [tools, said] = useMadeTools({ calls, subject, returnTo, update: thread.update })
	return (
		<ThreadToolsProvider value={tools}>
			<section className={css.thread} aria-label={m.title}>
				<CommentBox subject={subject} isAwaited={isAwaited} />
				<ThreadList thread={thread} />
				<p role="status" className="visuallyHidden">
					{said}
				</p>
			</section>
		</ThreadToolsProvider>
	)
}

function ThreadList({ thread }: { thread: ReturnType<typeof useThread> }) {
	const m = useMessages(commentMessages)
	const { comments, error, isLoading, hasMore, reload, loadMore } = thread
	return (
		<>
			{error !== null && (
				<ErrorState
					title={m.loadFailed}
					message={(error instanceof ApiError && error.message) || m.loadError}
					onRetry={() => void reload()}
				/>
			)}
			{comments.length > 0 && (
				<ol className={classNames(css.wide, css.list)} aria-label={m.list}>
					{comments.map((comment, index) => (
						<CommentItem
							key={comment._id}
							comment={comment}
							neighbour={(comments[index + 1] ?? comments[index - 1])?._id ?? null}
						/>
					))}
				</ol>
			)}
			{hasMore && <LoadMore loadMore={loadMore} />}
			{comments.length === 0 && error === null && <EmptyList isLoading={isLoading} />}
		</>
	)
}

function EmptyList({ isLoading }: { isLoading: boolean }) {
	const m = useMessages(commentMessages)
	if (!isLoading) return <EmptyState title={m.emptyTitle} text={m.emptyText} />
	return (
		<div className={css.wide}>
			<LoadingSheet isPart />
		</div>
	)
}
