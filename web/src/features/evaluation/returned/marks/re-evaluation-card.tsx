import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { RuledArea } from '#web/ui/ruled-area.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { messages as returnedMessages } from '../messages.en.ts'
import { copyQuery, type Evaluation, evaluationQuery } from '../queries.ts'
import css from './re-evaluation-card.module.css'

interface ReEvaluationCardProps {
	copyId: string
	state: Evaluation['reEvaluation']
}

const MAX_CHARACTERS = 1_000

/** Takes the request for one more evaluation, or says what has become of it. */
export function ReEvaluationCard({ copyId, state: { state, until, reason } }: ReEvaluationCardProps) {
	const { again: m } = useMessages(returnedMessages)
	const day = formatDay(indiaDay(new Date(until)), useLanguage())
	return (
		<Sheet as="section" isPadded className={css.card}>
			<h2 className={css.title}>{m.title}</h2>
			{state === 'possible' && (
				<>
					<p>{m.text(day)}</p>
					<Disclosure showLabel={m.open}>
						<Request copyId={copyId} />
					</Disclosure>
				</>
			)}
			{state === 'asked' && <p role="status">{m.asked}</p>}
			{state === 'done' && <p>{m.done}</p>}
			{state === 'too-late' && <p>{m.tooLate(day)}</p>}
			{reason && (
				<blockquote className={css.reason}>
					<span className={css.label}>{m.yourReason}</span>
					<p lang={textLanguage(reason)}>{reason}</p>
				</blockquote>
			)}
		</Sheet>
	)
}

function Request({ copyId }: { copyId: string }) {
	const { again: m } = useMessages(returnedMessages)
	const language = useLanguage()
	const api = useSignedInApi(`upload-answersheet/history/${copyId}`)
	const queryClient = useQueryClient()
	const { form, problems, refused, failure, isSending } = useForm<'reason', keyof typeof m.problems>({
		check: ({ reason }) => ({ reason: problemOf(reason) }),
		send: async ({ reason }) => {
			await api('POST /api/answersheet/:copyId/re-evaluation', { params: { copyId }, body: { reason } })
			await Promise.all(
				[copyQuery, evaluationQuery].map((query) =>
					queryClient.invalidateQueries({ queryKey: query(api, language, copyId).queryKey }),
				),
			)
		},
	})
	return (
		<form {...form} className={css.form}>
			<Field label={m.reason} hint={m.hint} error={(problems.reason && m.problems[problems.reason]) ?? refused.reason}>
				{(control) => <RuledArea {...control} name="reason" isLocked={isSending} maxLength={MAX_CHARACTERS} />}
			</Field>
			<FormFailure message={failure && (failure === 'away' ? m.away : failure.message)} />
			<SubmitButton isBusy={isSending} busyLabel={m.sending}>
				{m.send}
			</SubmitButton>
		</form>
	)
}

/** The server asks for a few words more: its sentence says so. */
function problemOf(reason: string): 'empty' | 'too-long' | null {
	if (reason.trim() === '') return 'empty'
	return reason.trim().length > MAX_CHARACTERS ? 'too-long' : null
}
