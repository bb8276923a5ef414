import { EMAIL_MAX_LENGTH } from '@aravalli/shared/email'
import { NAME_MAX_LENGTH } from '@aravalli/shared/person-name'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import css from './booking.module.css'
import { messages as bookingMessages } from './messages.en.ts'
import type { SessionForm, SessionFormField } from './session-form.ts'

interface ContactFieldsProps {
	form: SessionForm
	errorOf: (field: SessionFormField) => string | undefined
	onChange: (field: SessionFormField, value: string) => void
}

/** Asks how the expert reaches the learner. */
export function ContactFields({ form, errorOf, onChange }: ContactFieldsProps) {
	const m = useMessages(bookingMessages)
	return (
		<>
			<Field label={m.name} error={errorOf('name')}>
				{(control) => (
					<input
						{...control}
						name="name"
						autoComplete="name"
						maxLength={NAME_MAX_LENGTH}
						value={form.name}
						onChange={({ target }) => onChange('name', target.value)}
						required
					/>
				)}
			</Field>
			<div className={css.pair}>
				<Field label={m.email} error={errorOf('email')}>
					{(control) => (
						<input
							{...control}
							type="email"
							name="email"
							autoComplete="email"
							maxLength={EMAIL_MAX_LENGTH}
							value={form.email}
							onChange={({ target }) => onChange('email', target.value)}
							required
						/>
					)}
				</Field>
				<Field label={m.phone} hint={m.phoneHint} error={errorOf('phone')}>
					{(control) => (
						<input
							{...control}
							type="tel"
							name="phone"
							autoComplete="tel"
							maxLength={20}
							value={form.phone}
							onChange={({ target }) => onChange('phone', target.value)}
							required
						/>
					)}
				</Field>
			</div>
		</>
	)
}
