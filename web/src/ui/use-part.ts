import { type ComponentType, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as uiMessages } from './messages.en.ts'
import { useToast } from './toast.tsx'

/**
 * A component whose code is asked for with the first press.
 *
 * @param load imports it
 * @returns the component, null until it is there; and what fetches it: false after it has told the reader that the part could not
 * be had. The next press tries again.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
	const m = useMessages(uiMessages)
	const { show } = useToast()
	const [Part, setPart] = useState<ComponentType<Props> | null>(null)
	const fetchPart = async () => {
		if (Part) return true
		try {
			const Loaded = await load()
			setPart(() => Loaded)
			return true
		} catch {
			show({ title: m.failedToLoad, kind: 'error' })
			return false
		}
	}
	return [Part, fetchPart] as const
}
