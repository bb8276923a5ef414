import { useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { mayHold } from '#web/lib/browser-store/may-hold.ts'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { unsentJudgements } from '../stored.ts'

/** Finds what a page before this one has left on the device, and sends it once somebody is signed in. */
export function useJudgementsOf(api: ApiClient, viewerId: string | null): void {
	useEffect(() => {
		let isWanted = true
		const find = async () => {
			if (!(await mayHold([unsentJudgements]))) return
			const { followJudgements } = await keepTrying(() => import('./own-judgements.ts'))
			if (isWanted) await followJudgements(api, viewerId)
		}
		void find()
		return () => {
			isWanted = false
		}
	}, [api, viewerId])
}
