import { ROUND_PLACES } from '@aravalli/shared/study-material/find-place'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { targetIcon } from '#web/ui/icons.ts'
import type { Finding } from '../find/use-find-round.ts'
import { messages as mapMessages } from '../messages.en.ts'
import css from './find-invitation.module.css'

interface FindInvitationProps {
	/** The map has so many places. */
	places: number
	finding: Finding
	onFind: () => void
}

/** Invites a reader who has looked to find: it is the one thing to do next. */
export function FindInvitation({ places, finding: { inHand, best }, onFind }: FindInvitationProps) {
	const m = useMessages(mapMessages)
	return (
		<div className={`needsScript ${css.invitation}`}>
			<h2 className={css.title}>{m.nowYou}</h2>
			<p>{m.invitation(Math.min(places, ROUND_PLACES))}</p>
			{best && <p className={css.best}>{m.best(best.points, best.maximum)}</p>}
			<Button variant="action" icon={targetIcon} onClick={onFind}>
				{inHand ? m.resume(inHand.asked, inHand.total) : m.begin}
			</Button>
		</div>
	)
}
