import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { textsIn } from '#web/lib/messages.ts'
import type { ResetModalProps } from '../reset/reset-modal.tsx'

/**
 * Opens the reset of a password, whose code and texts are asked for with the first press. It does so by hand, because the form
 * says that they cannot be had where it says its other failures: a `lazyPart` would say it over the page.
 *
 * @param fields the login form: the address typed into it is taken over, and its password is asked for next
 * @param onEmail takes the address whose password was reset
 */
export function useResetModal(fields: RefObject<HTMLFormElement | null>, onEmail: (email: string) => void) {
	const language = useLanguage()
	const [isOpen, setIsOpen] = useState(false)
	const [hasFailed, setHasFailed] = useState(false)
	const [knownEmail, setKnownEmail] = useState('')
	const [doneFor, setDoneFor] = useState('')
	const [Reset, setReset] = useState<ComponentType<ResetModalProps> | null>(null)
	useEffect(() => {
		if (doneFor && !isOpen) inputOf(fields, 'password')?.focus()
	}, [doneFor, isOpen, fields])
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
			setKnownEmail(inputOf(fields, 'email')?.value ?? '')
			setIsOpen(true)
		} catch {
			setHasFailed(true)
		}
	}
	const done = (email: string) => {
		onEmail(email)
		setDoneFor(email)
	}
	return {
		open,
		/** The network was away. */
		hasFailed,
		/** Is the address whose password was reset, else empty. */
		doneFor,
		/** The dialog belongs outside of any form, because it holds forms of its own. */
		modal: isOpen && Reset && <Reset knownEmail={knownEmail} onReset={done} onClose={() => setIsOpen(false)} />,
	}
}

function inputOf(fields: RefObject<HTMLFormElement | null>, name: string): HTMLInputElement | null {
	const input = fields.current?.elements.namedItem(name)
	return input instanceof HTMLInputElement ? input : null
}
