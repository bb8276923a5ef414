import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { messages as hallMessages } from './messages.en.ts'

interface JumpFormProps {
	total: number
	onGo: (place: number) => void
	onClose: () => void
}

/** Leads to a question by its number. */
export function JumpForm({ total, onGo, onClose }: JumpFormProps) {
	const m = useMessages(hallMessages)
	const form = useRef<HTMLFormElement>(null)
	const [typed, setTyped] = useState('')
	const [isRefused, setIsRefused] = useState(false)
	useEffect(() => form.current?.querySelector('input')?.focus(), [])
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const place = Number(typed)
		if (Number.isInteger(place) && place >= 1 && place <= total) onGo(place)
		else setIsRefused(true)
	}
	return (
		<Modal title={m.jump} onClose={onClose}>
			<form ref={form} onSubmit={submit} noValidate>
				<Field label={m.jumpLabel(total)} error={isRefused ? m.jumpLabel(total) : undefined}>
					{(control) => (
						<input
							{...control}
							name="place"
							inputMode="numeric"
							autoComplete="off"
							value={typed}
							onChange={(event) => setTyped(event.currentTarget.value.trim())}
						/>
					)}
				</Field>
				<Button type="submit" variant="primary" isWide>
					{m.go}
				</Button>
			</form>
		</Modal>
	)
}
