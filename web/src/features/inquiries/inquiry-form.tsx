import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { circleCheckIcon } from '#web/ui/icons.ts'
import { Note } from '#web/ui/note.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { checkInquiry, type Inquiry, type InquiryField, type InquiryProblem } from './check-inquiry.ts'
import { InquiryFields } from './inquiry-fields.tsx'
import css from './inquiry-form.module.css'
import { messages as inquiryMessages } from './messages.en.ts'

interface InquiryFormProps {
	/** The form begins with what was typed before; without it, with the details of whoever is signed in. */
	draft?: Inquiry | undefined
	/** Is called with undefined once it is sent. */
	onChange?: ((draft: Inquiry | undefined) => void) | undefined
	/** Closes the dialog that the form stands in. */
	onClose?: (() => void) | undefined
}

/** Asks the team a question. What was typed stays until it is stored. The form works with JavaScript only. */
export function InquiryForm({ draft, onChange, onClose }: InquiryFormProps) {
	const [thanks, setThanks] = useState<string | null>(null)
	const finish = (message: string) => {
		setThanks(message)
		onChange?.(undefined)
	}
	return (
		<div data-undisturbed="">
			{thanks === null ? (
				<Form draft={draft} onChange={onChange} onSent={finish} />
			) : (
				<Sent thanks={thanks} onAgain={() => setThanks(null)} onClose={onClose} />
			)}
		</div>
	)
}

interface FormProps extends InquiryFormProps {
	onSent: (thanks: string) => void
}

function Form({ draft, onChange, onSent }: FormProps) {
	const m = useMessages(inquiryMessages)
	const api = useApi()
	const { name = '', email = '', phoneNumber: phone = '' } = useViewer() ?? {}
	const { form, problems, refused, failure, isSending } = useForm<InquiryField, InquiryProblem>({
		check: checkInquiry,
		send: async (body) => onSent((await api('POST /api/inquiry', { body })).message),
	})
	const errorOf = (field: InquiryField) => {
		const problem = problems[field]
		return refused[field] ?? (problem ? m.problems[problem] : undefined)
	}
	return (
		<>
			<noscript>
				<Note kind="warning">{m.needsScript}</Note>
			</noscript>
			<form
				{...form}
				className={`needsScript ${css.form}`}
				onChange={({ currentTarget }) => onChange?.(readDraft(currentTarget))}
				aria-label={m.title}
			>
				<InquiryFields draft={draft ?? { name, phone, email, message: '' }} errorOf={errorOf} />
				<FormFailure message={failure === 'away' ? m.networkFailed : (failure?.message ?? null)} />
				<SubmitButton isBusy={isSending} busyLabel={m.sending}>
					{m.send}
				</SubmitButton>
			</form>
		</>
	)
}

/** Takes the focus, so that it is read out in place of the form that is gone. */
function Sent({
	thanks,
	onAgain,
	onClose,
}: { thanks: string; onAgain: () => void } & Pick<InquiryFormProps, 'onClose'>) {
	const m = useMessages(inquiryMessages)
	const container = useRef<HTMLDivElement>(null)
	useEffect(() => container.current?.focus(), [])
	return (
		<div ref={container} className={css.sent} tabIndex={-1}>
			<p className={css.thanks}>
				<Icon path={circleCheckIcon} />
				{thanks}
			</p>
			<div className={css.ways}>
				{onClose && (
					<Button variant="primary" onClick={onClose}>
						{m.close}
					</Button>
				)}
				<Button onClick={onAgain}>{m.again}</Button>
			</div>
		</div>
	)
}

function readDraft(form: HTMLFormElement): Inquiry {
	const given = new FormData(form)
	const read = (name: InquiryField) => String(given.get(name) ?? '')
	return { name: read('name'), phone: read('phone'), email: read('email'), message: read('message') }
}
