import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useSessionWatch } from '#web/lib/use-session-watch.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { failureText } from './call-failures.ts'
import { type ChangeKept, type Kept, olderCount, withOlderNotes } from './kept.ts'
import { messages as panelMessages } from './panel-messages.en.ts'

export interface KeptQuestion {
	questionType: PracticeType
	questionId: string
}

interface OlderNotesProps {
	question: KeptQuestion
	kept: Kept
	change: ChangeKept
}

/** Brings the next notes below the shown ones, where there are more than came with the question. */
export function OlderNotes({ question: { questionType, questionId }, kept, change }: OlderNotesProps) {
	const m = useMessages(panelMessages)
	const api = useApi()
	const { show } = useToast()
	const watchSession = useSessionWatch()
	const [isLoading, setIsLoading] = useState(false)
	const count = olderCount(kept)
	if (count <= 0) return null
	const load = async () => {
		setIsLoading(true)
		try {
			const { data } = await api('GET /api/practice-notes/by-question/:questionType/:questionId', {
				params: { questionType, questionId },
				query: { skip: kept.notes.length },
			})
			change((before) => withOlderNotes(before, data))
			announce(m.olderShown(data.length))
		} catch (error) {
			show({ title: failureText(error, m.loadFailed), kind: 'error' })
			watchSession(error)
		} finally {
			setIsLoading(false)
		}
	}
	return (
		<div>
			<Button variant="quiet" isCompact isBusy={isLoading} busyLabel={m.loadingOlder} onClick={() => void load()}>
				{m.olderNotes(count)}
			</Button>
		</div>
	)
}
