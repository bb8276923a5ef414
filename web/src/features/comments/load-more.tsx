import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import css from './comment-thread.module.css'
import { commentElement } from './element-ids.ts'
import { messages as commentMessages } from './messages.en.ts'
import type { ShownComment } from './thread.ts'
import { useThreadTools } from './thread-tools.ts'

/** Loads the next page and moves the focus to its first comment. */
export function LoadMore({ loadMore }: { loadMore: () => Promise<ShownComment[]> }) {
	const m = useMessages(commentMessages)
	const { say, focusOn } = useThreadTools()
	const { show } = useToast()
	const [isLoading, setIsLoading] = useState(false)
	const load = async () => {
		setIsLoading(true)
		try {
			const [first, ...others] = await loadMore()
			if (first) {
				say(m.said.loaded(others.length + 1))
				focusOn(commentElement(first._id))
			}
		} catch (error) {
			show({ title: (error instanceof ApiError && error.message) || m.loadError, kind: 'error' })
		} finally {
			setIsLoading(false)
		}
	}
	return (
		<div className={css.more}>
			<Button isCompact isBusy={isLoading} busyLabel={m.loading} onClick={() => void load()}>
				{m.loadMore}
			</Button>
		</div>
	)
}
