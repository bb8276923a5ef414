import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { deskMessages } from './messages.ts'

/** Says what was done, with a way back that stays until it is dismissed. @param refresh after the way back was taken */
export function useOfferUndo(refresh: () => Promise<void>) {
	const m = useMessages(deskMessages)
	const { show } = useToast()
	/** @param undo says whether it succeeded, or throws */
	return (title: string, undone: string, undo: () => Promise<boolean>) => {
		const onPress = async () => {
			const isUndone = await undo().catch(() => false)
			show(isUndone ? { title: undone, kind: 'ok' } : { title: m.failed, kind: 'error' })
			await refresh()
		}
		show({ title, kind: 'ok', stays: true, action: { label: m.undo, onPress: () => void onPress() } })
	}
}
