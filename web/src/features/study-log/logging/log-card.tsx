import { HOURS_MAX, HOURS_STEP, isEmptyLog, type StudyTime } from '@aravalli/shared/study-log/study-time'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { messages as logMessages } from '../messages.en.ts'
import css from './log-card.module.css'
import { type LogField, readLog, useLogStudy } from './use-log-study.ts'
import { useUnsentLogs } from './use-unsent-logs.ts'

const presets: readonly StudyTime[] = [
	{ hoursStudied: 1, activitiesCompleted: 3 },
	{ hoursStudied: 2, activitiesCompleted: 5 },
]

const nothing = { hoursStudied: '', activitiesCompleted: '' }

/** Lets a learner log hours and activities of today. */
export function LogCard({ userId }: { userId: string }) {
	const m = useMessages(logMessages)
	const id = useId()
	const form = useRef<HTMLFormElement>(null)
	const [isBlank, setIsBlank] = useState(true)
	const { waiting, follow } = useUnsentLogs(userId)
	const logging = useLogStudy({ userId, onKept: follow, onLogged: () => setIsBlank(true) })
	const { problems, refused, failure, isSending } = logging
	const look = () => {
		const values = { ...nothing, ...Object.fromEntries(new FormData(form.current ?? undefined)) }
		setIsBlank(isEmptyLog(readLog(values as Record<LogField, string>)))
	}
	const fill = (time: StudyTime) => {
		for (const [name, value] of Object.entries(time)) {
			const input = form.current?.elements.namedItem(name)
			if (input instanceof HTMLInputElement) input.value = String(value)
		}
		look()
	}
	const onInput = (event: FormEvent<HTMLFormElement>) => {
		logging.form.onInput(event)
		look()
	}
	return (
		<section aria-labelledby={id}>
			<Sheet isPadded className={css.card}>
				<h2 id={id} className={css.title}>
					{m.title}
				</h2>
				<form ref={form} {...logging.form} onInput={onInput} className={css.form}>
					<div className={css.fields}>
						<Field label={m.hours} error={problemOf('hoursStudied')}>
							{(control) => (
								<input
									{...control}
									name="hoursStudied"
									type="number"
									inputMode="decimal"
									min={0}
									max={HOURS_MAX}
									step={HOURS_STEP}
									placeholder="0"
								/>
							)}
						</Field>
						<Field label={m.activities} error={problemOf('activitiesCompleted')}>
							{(control) => (
								<input
									{...control}
									name="activitiesCompleted"
									type="number"
									inputMode="numeric"
									min={0}
									step={1}
									placeholder="0"
								/>
							)}
						</Field>
					</div>
					<fieldset className={css.presets}>
						<legend className="visuallyHidden">{m.presets}</legend>
						{presets.map((time) => (
							<Button key={time.hoursStudied} isCompact needsScript onClick={() => fill(time)}>
								{m.preset(time.hoursStudied, time.activitiesCompleted)}
							</Button>
						))}
					</fieldset>
					<FormFailure message={failureMessage()} />
					<SubmitButton isWide isBusy={isSending} busyLabel={m.saving} aria-disabled={isBlank || undefined}>
						{m.save}
					</SubmitButton>
				</form>
				<div role="status">
					{logging.isKept && <p className={css.kept}>{m.kept}</p>}
					{waiting > 0 && <p className={css.note}>{m.waiting(waiting)}</p>}
				</div>
				<p className={css.note}>
					{m.automatic} <MenuLink href="/study-log">{m.log}</MenuLink>
				</p>
			</Sheet>
		</section>
	)

	function problemOf(field: LogField): string | undefined {
		const problem = problems[field]
		return problem ? m.problems[problem] : refused[field]
	}

	function failureMessage(): string | null {
		if (logging.isEmpty) return m.empty
		if (failure === null) return null
		if (failure === 'away') return m.failed
		return failure instanceof ApiError && failure.message ? failure.message : m.refused
	}
}
