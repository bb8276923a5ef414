import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import type { WorkingCopyState } from '#web/lib/editing/working-copy-state.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { trashIcon } from '#web/ui/icons.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as deskMessages } from './messages.en.ts'
import css from './question-editor.module.css'
import type { EditorActions } from './use-question-copy.ts'

interface FurtherActionsProps {
	state: WorkingCopyState<QuestionDraft>
	actions: EditorActions
}

/** Offers what is done seldom: both actions can be undone. */
export function FurtherActions({ state: { item, busyWith, theirs }, actions }: FurtherActionsProps) {
	const m = useMessages(deskMessages)
	const isWaiting = !useIsHydrated() || undefined
	if (!item || item.status === 'deleted') return null
	const isStopped = busyWith === 'publish' || busyWith === 'other' || theirs !== null
	return (
		<div className={css.actions}>
			{item.publishedVersion !== null && (
				<Button isCompact disabled={isStopped} data-waiting={isWaiting} onClick={() => void actions.unpublish()}>
					{m.unpublish}
				</Button>
			)}
			<Button
				isCompact
				variant="danger"
				icon={trashIcon}
				disabled={isStopped}
				data-waiting={isWaiting}
				onClick={() => void actions.remove()}
			>
				{m.remove}
			</Button>
		</div>
	)
}
