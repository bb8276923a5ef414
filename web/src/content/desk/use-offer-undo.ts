import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as deskMessages } from './messages.en.ts'

/** Says what was done, with a way back that stays until it is dismissed. @param refresh after the way back was taken */
export function useOfferUndo(refresh: () => Promise<void>) {
	const m = useMessages(deskMessages)
	const { show } = useToast()
	/** @param undo says whether it succeeded, or throws */
	return function offer(title: string, undone: string, undo: () => Promise<boolean>, kind: 'ok' | 'error' = 'ok') {
		const onPress = async () => {
			const failure = await undo().then(
				(isUndone) => (isUndone ? null : m.failed),
				(error: unknown) => (error instanceof ApiError && error.message) || m.failed,
			)
			if (failure === null) show({ title: undone, kind: 'ok' })
			else offer(failure, undone, undo, 'error')
			await refresh()
		}
		show({ title, kind, stays: true, action: { label: m.undo, onPress: () => void onPress() } })
	}
}
