import type { ComingSoonPath } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { circleCheckIcon } from '#web/ui/icons.ts'
import { messages as comingSoonMessages } from './messages.en.ts'
import css from './notify-form.module.css'

export interface NotifyFormProps {
	page: ComingSoonPath
	/** Stands in the field at first. */
	email: string
}

type Outcome = { kind: 'asked' | 'busy' } | { kind: 'failed' | 'done'; message: string }

/** Asks for an address and stores it; the server judges it, and what was typed stays until it is stored. */
export function NotifyForm({ page, email }: NotifyFormProps) {
	const m = useMessages(comingSoonMessages)
	const api = useApi()
	const container = useRef<HTMLDivElement>(null)
	const [outcome, setOutcome] = useState<Outcome>({ kind: 'asked' })
	useEffect(() => {
		container.current?.querySelector('input')?.focus()
	}, [])
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (outcome.kind === 'busy') return
		const form = event.currentTarget
		setOutcome({ kind: 'busy' })
		try {
			const given = String(new FormData(form).get('email'))
			const { message } = await api('POST /api/coming-soon/notify', { body: { email: given, page } })
			setOutcome({ kind: 'done', message })
			container.current?.focus()
		} catch (error) {
			setOutcome({ kind: 'failed', message: (error instanceof ApiError && error.message) || m.networkFailed })
			form.querySelector('input')?.focus()
		}
	}
	const isDone = outcome.kind === 'done'
	return (
		<div ref={container} className={css.place} tabIndex={-1}>
			{!isDone && (
				<form className={css.form} onSubmit={submit} noValidate>
					<Field label={m.email} hint={m.emailHint} error={outcome.kind === 'failed' ? outcome.message : undefined}>
						{(control) => <input {...control} type="email" name="email" autoComplete="email" defaultValue={email} />}
					</Field>
					<Button variant="action" type="submit" isBusy={outcome.kind === 'busy'} busyLabel={m.sending}>
						{m.send}
					</Button>
				</form>
			)}
			<div role="status">
				{isDone && (
					<p className={css.done}>
						<Icon path={circleCheckIcon} />
						{outcome.message}
					</p>
				)}
			</div>
		</div>
	)
}
