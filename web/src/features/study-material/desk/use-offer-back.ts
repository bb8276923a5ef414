import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as deskMessages } from './messages.en.ts'

/** Says that something has been removed, with a way back. */
export function useOfferBack() {
	const m = useMessages(deskMessages)
	const { show } = useToast()
	return (title: string, onPress: () => void) => show({ title, kind: 'ok', action: { label: m.undo, onPress } })
}
