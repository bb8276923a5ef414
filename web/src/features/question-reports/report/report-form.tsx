import { questionReportReasons, REPORT_TEXT_MAX } from '@aravalli/shared/question-reports/report'
import { linkOptions } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { keepDraft, type ReportDraft, readDraft } from './draft.ts'
import { messages as reportMessages } from './messages.en.ts'
import css from './report-form.module.css'
import { useSendReport } from './use-send-report.ts'

interface ReportFormProps {
	questionId: string
	returnTo: string
	onClose: () => void
}

export function ReportForm({ questionId, returnTo, onClose }: ReportFormProps) {
	const m = useMessages(reportMessages)
	const id = useId()
	const viewer = useViewer()
	const first = useRef<HTMLInputElement>(null)
	const [draft, setDraft] = useState(() => ({ ...readDraft(questionId), isForSignIn: false }))
	const [isReasonMissing, setIsReasonMissing] = useState(false)
	const { mutate, isPending, failure, wantsSignIn } = useSendReport(questionId, onClose)
	useEffect(() => first.current?.focus(), [])
	const change = (changes: Partial<ReportDraft>) => {
		const changed = { ...draft, ...changes }
		setDraft(changed)
		keepDraft(questionId, changed)
	}
	const submit = (event: FormEvent) => {
		event.preventDefault()
		setIsReasonMissing(draft.reason === null)
		if (draft.reason) mutate({ reason: draft.reason, text: draft.text })
		else first.current?.focus()
	}
	const isSignInWanted = !viewer || wantsSignIn
	return (
		<form noValidate className={css.form} onSubmit={submit}>
			<fieldset className={css.reasons} aria-describedby={`${id}-note`}>
				<legend>{m.question}</legend>
				{questionReportReasons.map((reason, index) => (
					<label key={reason} className={css.reason}>
						<input
							ref={index === 0 ? first : undefined}
							type="radio"
							name={id}
							checked={draft.reason === reason}
							onChange={() => change({ reason })}
						/>
						{m.reasons[reason]}
					</label>
				))}
			</fieldset>
			{isReasonMissing && draft.reason === null && (
				<p role="alert" className={css.problem}>
					{m.reasonMissing}
				</p>
			)}
			<Field label={m.text} hint={m.textHint(REPORT_TEXT_MAX - draft.text.length)}>
				{(control) => (
					<textarea
						{...control}
						rows={3}
						maxLength={REPORT_TEXT_MAX}
						value={draft.text}
						onChange={({ target }) => change({ text: target.value })}
					/>
				)}
			</Field>
			<p id={`${id}-note`} className={css.note}>
				{m.note}
			</p>
			{failure && <Note kind="error">{failure}</Note>}
			{isSignInWanted && <p className={css.note}>{m.signIn}</p>}
			<div className={css.buttons}>
				{isSignInWanted ? (
					<PageLink
						link={linkOptions({ to: '/login', search: { redirect: returnTo } })}
						className={buttonClass({ variant: 'primary', isCompact: true })}
						onClick={() => change({ isForSignIn: true })}
					>
						{m.login}
					</PageLink>
				) : (
					<SubmitButton isCompact isBusy={isPending} busyLabel={m.sending}>
						{m.send}
					</SubmitButton>
				)}
				<Button variant="quiet" isCompact onClick={onClose}>
					{m.cancel}
				</Button>
			</div>
		</form>
	)
}
