import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { checkInquiry, type Inquiry, type InquiryErrors } from './check-inquiry.ts'
import { ContactFields } from './contact-fields.tsx'
import css from './contact-form.module.css'
import { informationMessages } from './messages.ts'

interface ContactFormProps {
	/** Rejects when the message did not arrive; an `ApiError` says why in the reader's language. */
	send: (inquiry: Inquiry) => Promise<unknown>
}

type Progress = 'writing' | 'sending' | 'sent'

/** A message to the team. Whatever fails, what was typed stays: the fields are the browser's own. */
export function ContactForm({ send }: ContactFormProps) {
	const { form: m } = useMessages(informationMessages)
	const [progress, setProgress] = useState<Progress>('writing')
	return (
		<Sheet as="section" isPadded>
			<h2 className={css.title}>{m.title}</h2>
			{progress === 'sent' ? (
				<Sent onAgain={() => setProgress('writing')} />
			) : (
				<Form send={send} progress={progress} onProgress={setProgress} />
			)}
		</Sheet>
	)
}

interface FormProps extends ContactFormProps {
	progress: Progress
	onProgress: (progress: Progress) => void
}

function Form({ send, progress, onProgress }: FormProps) {
	const { form: m } = useMessages(informationMessages)
	const isHydrated = useIsHydrated()
	const [errors, setErrors] = useState<InquiryErrors>({})
	const [failure, setFailure] = useState<string | null>(null)

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (progress === 'sending') return
		const form = event.currentTarget
		const refuse = (found: InquiryErrors) => {
			setErrors(found)
			return focusOnFirst(form, found)
		}
		const inquiry = readInquiry(form)
		setFailure(null)
		if (refuse(checkInquiry(inquiry, m.problems))) return
		onProgress('sending')
		try {
			await send(inquiry)
			onProgress('sent')
		} catch (error) {
			onProgress('writing')
			setFailure(error instanceof ApiError ? error.message : m.failed)
			if (error instanceof ApiError) refuse(errorsOfFields(error))
		}
	}

	return (
		<form method="post" noValidate data-undisturbed="" className={css.form} onSubmit={(event) => void submit(event)}>
			<noscript>
				<Note kind="warning">{m.needsScript}</Note>
			</noscript>
			<ContactFields errors={errors} />
			{failure && <Note kind="error">{failure}</Note>}
			<div>
				<Button
					type="submit"
					variant="action"
					disabled={!isHydrated}
					isBusy={progress === 'sending'}
					busyLabel={m.sending}
				>
					{m.send}
				</Button>
			</div>
		</form>
	)
}

function Sent({ onAgain }: { onAgain: () => void }) {
	const { form: m } = useMessages(informationMessages)
	const panel = useRef<HTMLDivElement>(null)
	useEffect(() => panel.current?.focus(), [])
	return (
		<div ref={panel} tabIndex={-1} className={css.sent}>
			<Note>
				<p>
					<strong>{m.sentTitle}</strong>
				</p>
				<p>{m.sentText}</p>
			</Note>
			<div>
				<Button onClick={onAgain}>{m.again}</Button>
			</div>
		</div>
	)
}

function readInquiry(form: HTMLFormElement): Inquiry {
	const data = new FormData(form)
	const text = (name: keyof Inquiry) => String(data.get(name) ?? '').trim()
	return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') }
}

const isField = (path: string): path is keyof Inquiry => ['name', 'email', 'phone', 'message'].includes(path)

const errorsOfFields = ({ errors }: ApiError): InquiryErrors =>
	Object.fromEntries(errors.flatMap(({ path, message }) => (isField(path) ? [[path, message]] : [])))

/** False where no field is wrong. */
function focusOnFirst(form: HTMLFormElement, errors: InquiryErrors): boolean {
	const first = [...form.elements].find((field) => Object.hasOwn(errors, field.getAttribute('name') ?? ''))
	if (first instanceof HTMLElement) first.focus()
	return first !== undefined
}
