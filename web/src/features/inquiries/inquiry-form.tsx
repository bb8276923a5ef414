import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { circleCheckIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { InquiryFields } from './inquiry-fields.tsx'
import css from './inquiry-form.module.css'
import { inquiryMessages } from './messages.ts'

export interface InquiryDraft {
	name: string
	phone: string
	email: string
	message: string
}

interface InquiryFormProps {
	/** What was typed before; else the details of whoever is signed in. */
	draft?: InquiryDraft | undefined
	/** Undefined once it is sent. */
	onChange?: (draft: InquiryDraft | undefined) => void
}

type Outcome = { kind: 'asked' | 'busy' } | { kind: 'done'; message: string } | { kind: 'failed'; error: unknown }

/** A question for the team. The server judges it, and what was typed stays until it is stored. Works with JavaScript only. */
export function InquiryForm({ draft, onChange }: InquiryFormProps) {
	const m = useMessages(inquiryMessages)
	const viewer = useViewer()
	const isHydrated = useIsHydrated()
	const place = useRef<HTMLDivElement>(null)
	const { outcome, submit } = useSending(place, () => onChange?.(undefined))
	const { name = '', email = '', phoneNumber: phone = '' } = viewer ?? {}
	const isBusy = outcome.kind === 'busy'
	const error = outcome.kind === 'failed' ? outcome.error : null
	return (
		<div ref={place} className={css.place} tabIndex={-1} data-undisturbed="">
			{outcome.kind !== 'done' && (
				<form
					className={`needsScript ${css.form}`}
					method="post"
					onSubmit={submit}
					onChange={(event) => onChange?.(readDraft(event.currentTarget))}
					aria-label={m.title}
					noValidate
				>
					<InquiryFields draft={draft ?? { name, phone, email, message: '' }} errors={fieldErrors(error)} />
					{error !== null && <Failure error={error} />}
					<Button variant="primary" type="submit" disabled={!isHydrated} isBusy={isBusy} busyLabel={m.sending}>
						{m.send}
					</Button>
				</form>
			)}
			<div role="status">
				{outcome.kind === 'done' && (
					<p className={css.done}>
						<Icon path={circleCheckIcon} />
						{outcome.message}
					</p>
				)}
			</div>
		</div>
	)
}

function useSending(place: { current: HTMLElement | null }, onSent: () => void) {
	const api = useApi()
	const [outcome, setOutcome] = useState<Outcome>({ kind: 'asked' })
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (outcome.kind === 'busy') return
		const body = readDraft(event.currentTarget)
		setOutcome({ kind: 'busy' })
		try {
			const { message } = await api('POST /api/inquiry', { body })
			setOutcome({ kind: 'done', message })
			onSent()
			place.current?.focus()
		} catch (error) {
			setOutcome({ kind: 'failed', error })
			const [wrong] = Object.keys(fieldErrors(error))
			place.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
		}
	}
	return { outcome, submit }
}

/** What was refused as a whole, or never arrived. */
function Failure({ error }: { error: unknown }) {
	const m = useMessages(inquiryMessages)
	if (Object.keys(fieldErrors(error)).length > 0) return null
	return <Note kind="error">{error instanceof ApiError ? error.message : m.networkFailed}</Note>
}

function fieldErrors(error: unknown): Partial<Record<string, string>> {
	if (!(error instanceof ApiError)) return {}
	return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
}

function readDraft(form: HTMLFormElement): InquiryDraft {
	const given = new FormData(form)
	const read = (name: string) => String(given.get(name) ?? '')
	return { name: read('name'), phone: read('phone'), email: read('email'), message: read('message') }
}
