import type { BulkAction, ContentStatus } from '@aravalli/shared/content/content'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { deskApi, refreshContent } from '../desk-calls.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { useOfferUndo } from '../use-offer-undo.ts'
import { undoOf } from './bulk-actions.ts'
import { messages as listMessages } from './messages.en.ts'
import type { DeskRow } from './queries.ts'

/** Is an entry that was left as it is, and why. */
export interface Refusal {
	row: DeskRow
	message: string
}

/** Does the same with several entries of a list and offers a way back; what was refused is said entry by entry. */
export function useBulk(type: string, status: ContentStatus) {
	const m = useMessages(listMessages)
	const { failed } = useMessages(deskMessages)
	const { show } = useToast()
	const queryClient = useQueryClient()
	const refresh = () => refreshContent(queryClient)
	const offerUndo = useOfferUndo(refresh)
	const [busyWith, setBusyWith] = useState<BulkAction | null>(null)
	const [refusals, setRefusals] = useState<Refusal[]>([])

	const send = async (action: BulkAction, rows: DeskRow[]) => {
		const items = rows.map(({ id, version }) => ({ id, version }))
		return (await deskApi('POST /api/admin/:type/bulk', { params: { type }, body: { action, items } })).data
	}
	const sayDone = (action: BulkAction, done: DeskRow[]) => {
		const title = m.done[action](formatCount(done.length), done.length)
		const undo = undoOf(action, status)
		if (!undo) return show({ title, kind: 'ok' })
		const takeBack = async () => (await send(undo, done)).failures.length === 0
		offerUndo(title, m.done[undo](formatCount(done.length), done.length), takeBack)
	}
	/** Returns the ids of those that were left as they are. */
	const run = async (action: BulkAction, rows: DeskRow[]): Promise<string[]> => {
		setBusyWith(action)
		setRefusals([])
		try {
			const { done, failures } = await send(action, rows)
			const rowOf = (id: string) => rows.filter((row) => row.id === id)
			setRefusals(failures.flatMap(({ id, message }) => rowOf(id).map((row) => ({ row, message }))))
			if (done.length > 0) sayDone(action, done.flatMap(rowOf))
			return failures.map(({ id }) => id)
		} catch (error) {
			show({ title: (error instanceof ApiError && error.message) || failed, kind: 'error' })
			return rows.map(({ id }) => id)
		} finally {
			setBusyWith(null)
			await refresh()
		}
	}
	return { busyWith, refusals, run }
}
