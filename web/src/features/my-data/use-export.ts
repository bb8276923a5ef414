import type { DataExport } from '@aravalli/shared/my-data/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { messages as myDataMessages } from './messages.en.ts'
import { exportQuery, isBeingMade } from './queries.ts'

const ASK_EVERY_MS = 1_500

/** Begins a copy and follows it until it is there. @param newest is the one that the server knew of when the page was made */
export function useExport(newest: DataExport | null) {
	const m = useMessages(myDataMessages)
	const api = useSignedInApi('my-data')
	const [begun, setBegun] = useState<DataExport | null>(null)
	const [isBeginning, setIsBeginning] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	const known = begun ?? newest
	const { data } = useQuery({
		...exportQuery(api, known?.id ?? ''),
		enabled: known !== null && isBeingMade(known),
		refetchInterval: ({ state }) => (state.data && !isBeingMade(state.data.data) ? false : ASK_EVERY_MS),
	})

	async function begin(): Promise<void> {
		setIsBeginning(true)
		setFailure(null)
		try {
			setBegun((await api('POST /api/user/export')).data)
		} catch (error) {
			setFailure((error instanceof ApiError && error.message) || m.failed)
		} finally {
			setIsBeginning(false)
		}
	}

	return { copy: data?.data ?? known, begin, isBeginning, failure }
}
