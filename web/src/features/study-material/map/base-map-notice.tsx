import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { rotateCwIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { messages as mapMessages } from './messages.en.ts'
import css from './study-map.module.css'
import type { BaseMapState } from './use-base-map.ts'

/** Says that the districts could not be had. All else on the page works without them. */
export function BaseMapNotice({ base: { hasFailed, isLoading, retry } }: { base: BaseMapState }) {
	const m = useMessages(mapMessages)
	if (!hasFailed) return null
	return (
		<Note kind="warning">
			<div className={css.notice} role="status">
				<span>{m.coarse}</span>
				<Button isCompact icon={rotateCwIcon} isBusy={isLoading} busyLabel={m.loading} onClick={retry}>
					{m.tryAgain}
				</Button>
			</div>
		</Note>
	)
}
