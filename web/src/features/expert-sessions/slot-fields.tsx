import { lastBookableDay, SLOT_COUNT, slotOfLabel, slotTime } from '@aravalli/shared/expert-sessions/slots'
import { indiaDay } from '@aravalli/shared/india-time'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import css from './booking.module.css'
import { messages as bookingMessages } from './messages.en.ts'
import type { SessionFormField } from './session-form.ts'

interface SlotFieldsProps {
	date: string
	time: string
	/** Are the free ones; null while they are not known. */
	slots: readonly string[] | null
	errorOf: (field: SessionFormField) => string | undefined
	onChange: (field: 'preferredDate' | 'preferredTime', value: string) => void
	now: Date
}

/** Asks for a day, then for one of its free times. */
export function SlotFields({ date, time, slots, errorOf, onChange, now }: SlotFieldsProps) {
	const m = useMessages(bookingMessages)
	return (
		<div className={css.pair}>
			<Field label={m.date} hint={m.dateHint} error={errorOf('preferredDate')}>
				{(control) => (
					<input
						{...control}
						type="date"
						name="preferredDate"
						min={indiaDay(now)}
						max={lastBookableDay(now)}
						value={date}
						onChange={({ target }) => onChange('preferredDate', target.value)}
						required
					/>
				)}
			</Field>
			<TimeField {...{ date, time, slots, onChange }} error={errorOf('preferredTime')} />
		</div>
	)
}

type TimeFieldProps = Pick<SlotFieldsProps, 'date' | 'time' | 'slots' | 'onChange'> & { error: string | undefined }

function TimeField({ date, time, slots, onChange, error }: TimeFieldProps) {
	const m = useMessages(bookingMessages)
	const language = useLanguage()
	const placeholder = date === '' ? m.chooseDateFirst : slots === null ? m.loadingTimes : m.chooseTime
	return (
		<div className={css.time}>
			<Field label={`${m.time} (${m.indianTime})`} error={error}>
				{(control) => (
					<select
						{...control}
						name="preferredTime"
						value={slots === null ? '' : time}
						disabled={slots === null}
						onChange={({ target }) => onChange('preferredTime', target.value)}
						required
					>
						<option value="">{placeholder}</option>
						{slots?.map((label) => (
							<option key={label} value={label}>
								{slotTime({ day: date, slot: slotOfLabel(label) ?? 0 }, language)}
							</option>
						))}
					</select>
				)}
			</Field>
			<p role="status" className={css.available}>
				{slots !== null && (slots.length === 0 ? m.noneFree : m.available(slots.length, SLOT_COUNT))}
			</p>
		</div>
	)
}
