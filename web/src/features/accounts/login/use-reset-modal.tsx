import { type ComponentType, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { textsIn } from '#web/lib/messages.ts'

/**
 * Opens the reset of a password, whose code and texts are asked for with the first press. It does so by hand, because the form
 * says that they cannot be had where it says its other failures: a `lazyPart` would say it over the page.
 */
export function useResetModal() {
	const language = useLanguage()
	const [isOpen, setIsOpen] = useState(false)
	const [hasFailed, setHasFailed] = useState(false)
	const [Reset, setReset] = useState<ComponentType<{ onClose: () => void }> | null>(null)
	const load = async () => {
		const [{ ResetModal }, { messages }] = await Promise.all([
			import('../reset/reset-modal.tsx'),
			import('../reset/messages.en.ts'),
		])
		await textsIn(messages, language)
		setReset(() => ResetModal)
	}
	const open = async () => {
		setHasFailed(false)
		try {
			await load()
			setIsOpen(true)
		} catch {
			setHasFailed(true)
		}
	}
	return {
		open,
		/** The network was away. */
		hasFailed,
		/** The dialog belongs outside of any form, because it holds forms of its own. */
		modal: isOpen && Reset && <Reset onClose={() => setIsOpen(false)} />,
	}
}
