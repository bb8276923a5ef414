import { SESSION_MESSAGE_MAX_LENGTH } from '@aravalli/shared/expert-sessions/session'
import { isBookableDay } from '@aravalli/shared/expert-sessions/slots'
import { indiaDay } from '@aravalli/shared/india-time'
import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import css from './booking.module.css'
import { ContactFields } from './contact-fields.tsx'
import { messages as bookingMessages } from './messages.en.ts'
import { checkForm, type FormProblems, type SessionForm, type SessionFormField } from './session-form.ts'
import { SlotFields } from './slot-fields.tsx'
import { TypeField } from './type-field.tsx'
import { useAvailability } from './use-availability.ts'

interface BookingFormProps {
	form: SessionForm
	onChange: Dispatch<SetStateAction<SessionForm>>
	/** Says why the last try came to nothing. */
	failure: string | null
	/** Is called with a form that is complete and whose time is free. */
	onReady: () => void
}

/** Asks who wants to talk to the expert, when and about what. */
export function BookingForm({ form, onChange, failure, onReady }: BookingFormProps) {
	const m = useMessages(bookingMessages)
	const [now] = useState(() => new Date())
	const { problems, alert, isChecking, slots, submit, change } = useBookingForm({ form, onChange, onReady, now })
	const errorOf = (field: SessionFormField) => {
		const problem = problems[field]
		if (field === 'preferredDate' && !problem && form.preferredDate !== '' && !isBookableDay(form.preferredDate, now))
			return m.dateImpossible
		if (field === 'preferredTime' && alert === 'slotGone') return m.slotGone
		return problem && m.problems[problem]
	}
	return (
		<form className={css.form} method="post" noValidate onSubmit={submit} aria-label={m.title} data-undisturbed="">
			<FormFailure message={alert ? m[alert] : failure} />
			<ContactFields form={form} errorOf={errorOf} onChange={change} />
			<SlotFields
				date={form.preferredDate}
				time={form.preferredTime}
				slots={slots}
				errorOf={errorOf}
				onChange={change}
				now={now}
			/>
			<TypeField
				value={form.sessionType}
				error={errorOf('sessionType')}
				onChange={(value) => change('sessionType', value)}
				today={indiaDay(now)}
			/>
			<Field label={m.message} hint={m.messageHint} error={errorOf('message')}>
				{(control) => (
					<textarea
						{...control}
						className={classNames(control.className, css.message)}
						name="message"
						rows={3}
						maxLength={SESSION_MESSAGE_MAX_LENGTH}
						value={form.message}
						onChange={({ target }) => change('message', target.value)}
					/>
				)}
			</Field>
			<Button type="submit" variant="action" isWide isBusy={isChecking} busyLabel={m.checking}>
				{m.goOn}
			</Button>
		</form>
	)
}

interface FormState {
	form: SessionForm
	onChange: Dispatch<SetStateAction<SessionForm>>
	onReady: () => void
	now: Date
}

function useBookingForm({ form, onChange, onReady, now }: FormState) {
	const [problems, setProblems] = useState<FormProblems>({})
	const [alert, setAlert] = useState<'fillRequired' | 'slotGone' | null>(null)
	const [isChecking, setIsChecking] = useState(false)
	const isDay = isBookableDay(form.preferredDate, now)
	const { slots, check } = useAvailability(isDay ? form.preferredDate : '')
	const isGone = (free: readonly string[] | null) =>
		form.preferredTime !== '' && free !== null && !free.includes(form.preferredTime)
	const dropTime = () => {
		setAlert('slotGone')
		onChange((written) => ({ ...written, preferredTime: '' }))
	}
	useEffect(() => {
		if (isGone(slots)) dropTime()
	})
	const change = (field: SessionFormField, value: string) => {
		onChange((written) => ({ ...written, [field]: value }))
		setAlert(null)
		if (Object.keys(problems).length > 0) setProblems(checkForm({ ...form, [field]: value }))
	}
	const send = async (fields: HTMLFormElement) => {
		const found = checkForm(form)
		setProblems(found)
		setAlert(Object.values(found).includes('field-required') ? 'fillRequired' : null)
		if (focusFirst(fields, isDay || found.preferredDate ? found : { preferredDate: 'field-required' })) return
		setIsChecking(true)
		const free = await check()
		setIsChecking(false)
		if (!isGone(free)) return onReady()
		dropTime()
		focusFirst(fields, { preferredTime: 'field-required' })
	}
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (!isChecking) void send(event.currentTarget)
	}
	return { problems, alert, isChecking, slots, submit, change }
}

/** @returns whether there was a field to correct */
function focusFirst(form: HTMLFormElement, problems: FormProblems): boolean {
	const isWrong = (element: Element) => Reflect.get(element, 'name') in problems
	const first = [...form.elements].find((element) => isWrong(element) && !element.matches(':disabled'))
	if (first instanceof HTMLElement) first.focus()
	return Object.keys(problems).length > 0
}
