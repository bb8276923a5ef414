import { useEffect, useEffectEvent } from 'react'
import { onQuizChanged } from './quiz-storage.ts'

/** After a crash no more than this is missing from the time. */
const HEARTBEAT_MILLISECONDS = 5_000

interface Upkeep {
	/** Writes the quiz into the browser's storage. @param isLeaving the page may end now */
	keep: (isLeaving?: boolean) => void
	/** Keeps it on the server. */
	tell: () => Promise<void>
	/** Another tab has changed what is in the storage. */
	follow: () => void
}

/** Keeps an open quiz as it is now: by and by, when the page is left, and when the network is back. */
export function useQuizUpkeep(userId: string | null, upkeep: Upkeep): void {
	const keep = useEffectEvent(upkeep.keep)
	const tell = useEffectEvent(() => void upkeep.tell())
	const follow = useEffectEvent(upkeep.follow)
	useEffect(() => {
		keep()
		if (userId !== null) tell()
		const heartbeat = setInterval(() => keep(), HEARTBEAT_MILLISECONDS)
		const leave = () => {
			if (document.visibilityState === 'visible') return
			keep(true)
			tell()
		}
		const comeBack = () => tell()
		document.addEventListener('visibilitychange', leave)
		addEventListener('online', comeBack)
		const stop = onQuizChanged(() => follow())
		return () => {
			clearInterval(heartbeat)
			document.removeEventListener('visibilitychange', leave)
			removeEventListener('online', comeBack)
			stop()
			keep()
		}
	}, [userId])
}
